import type { StarterContent } from "./starter-content.ts";

export const aboutContent: StarterContent[] = [
  {
    id: "about",
    subject: "about",
    texts: {
      title: ["About {shop}", "{shop} के बारे में", "{shop}विषयी"],
      intro: [
        "A kitchen in Sadashiv Peth, a painted cart, and the people who would not let it stay small.",
        "सदाशिव पेठ की एक रसोई, रंगों से सजा एक ठेला, और वे लोग जिन्होंने उसे छोटा रहने ही नहीं दिया।",
        "सदाशिव पेठेतले एक स्वयंपाकघर, रंगवलेली एक गाडी, आणि तिला लहान राहूच न देणारी माणसे.",
      ],
      description: [
        "How {shop} went from steel tins in Sadashiv Peth to two shops in Pune: our story, our values and the people behind the counter.",
        "सदाशिव पेठ के स्टील के डिब्बों से पुणे की दो दुकानों तक {shop} का सफ़र: हमारी कहानी, हमारे उसूल और काउंटर के पीछे के लोग।",
        "सदाशिव पेठेतल्या स्टीलच्या डब्यांपासून पुण्यातल्या दोन दुकानांपर्यंत {shop}चा प्रवास: आमची गोष्ट, आमची तत्त्वे आणि काउंटरमागची माणसे.",
      ],
      story: [
        "In the summer of 2020, with every stall in Pune shut, Ujwala Deshmukh packed puris, ragda and a bottle of frozen pani into steel tins and sent them to her neighbours in Sadashiv Peth. The tins came back washed, with money and a date for the next one inside. Six months later there was a cart; today there are two shops and a third on the way.\n\nThe cart stood on Jangli Maharaj Road from January 2021, between a cobbler and a man who sold maps. Ramdas Kale, who had made pani for other people's stalls for thirty years, tasted ours, said it was missing patience, and stayed to show us what he meant. His mint is still picked by leaf, not by bunch, and his pani still rests on ice for two hours before anybody may have it.\n\nWe have grown carefully. The kitchen fries for one evening at a time. What is left at eleven goes to the night watchmen of our lane, not into tomorrow's plate. The recipes are the ones from the tins, with one change: people asked for more chilli.",
        "2020 की गर्मियों में, जब पुणे का हर ठेला बंद था, उज्ज्वला देशमुख ने स्टील के डिब्बों में पूरियाँ, रगड़ा और जमे हुए पानी की एक बोतल भरी और वे डिब्बे सदाशिव पेठ के अपने पड़ोसियों को भेजे। डिब्बे धुलकर लौटे, अंदर पैसे और अगली तारीख लेकर। छह महीने बाद एक ठेला था; आज दो दुकानें हैं और तीसरी आने वाली है।\n\nजनवरी 2021 से ठेला जंगली महाराज रोड पर लगता था, एक जूते सिलने वाले और एक नक्शे बेचने वाले के बीच। रामदास काळे तीस साल से दूसरों के ठेलों के लिए पानी बनाते आए थे। उन्होंने हमारा पानी चखा, कहा कि इसमें सब्र की कमी है, और सब्र क्या होता है यह दिखाने के लिए रुक गए। उनका पुदीना आज भी गड्डी से नहीं, पत्ता-पत्ता चुना जाता है, और उनका पानी आज भी दो घंटे बर्फ़ पर आराम करता है, तब किसी को मिलता है।\n\nहम सँभलकर बढ़े हैं। किचन एक बार में एक ही शाम के लिए तलता है। रात ग्यारह बजे जो बचता है वह हमारी गली के चौकीदारों को जाता है, अगले दिन की प्लेट में नहीं। रेसिपी वही डिब्बों वाली हैं, बस एक बदलाव के साथ: लोगों ने मिर्च ज़्यादा माँगी।",
        "2020 च्या उन्हाळ्यात, पुण्यातली प्रत्येक गाडी बंद असताना, उज्ज्वला देशमुख यांनी स्टीलच्या डब्यांत पुऱ्या, रगडा आणि गोठवलेल्या पाण्याची बाटली भरून सदाशिव पेठेतल्या शेजाऱ्यांना पाठवली. डबे घासून परत आले, आत पैसे आणि पुढची तारीख घेऊन. सहा महिन्यांनी एक गाडी झाली; आज दोन दुकाने आहेत आणि तिसरे लवकरच येत आहे.\n\nजानेवारी 2021 पासून गाडी जंगली महाराज रोडवर उभी राहायची, चपला शिवणारा आणि नकाशे विकणारा यांच्यामध्ये. रामदास काळे तीस वर्षे दुसऱ्यांच्या गाड्यांसाठी पाणी बनवत होते. त्यांनी आमचे पाणी चाखले, यात सबुरी कमी आहे म्हणाले, आणि सबुरी म्हणजे काय ते दाखवायला थांबले. त्यांचा पुदिना आजही जुडीने नाही, एकेक पान करून निवडला जातो, आणि त्यांचे पाणी आजही दोन तास बर्फावर मुरते, मगच कोणाला मिळते.\n\nआम्ही जपून वाढलो. किचन एका वेळी एकाच संध्याकाळपुरते तळते. रात्री अकराला जे उरते ते आमच्या गल्लीतल्या वॉचमनना जाते, दुसऱ्या दिवशीच्या प्लेटमध्ये नाही. रेसिपी त्या डब्यांतल्याच आहेत, फक्त एक बदल: लोकांनी मिरची जास्त मागितली.",
      ],
      storyPicture: "/illustrations/gallery/old-lane.svg",
      valuesIntro: [
        "Four sentences that hang beside the till.",
        "चार बातें जो हमारे गल्ले के पास टँगी हैं।",
        "आमच्या गल्ल्याशेजारी लावलेल्या चार ओळी.",
      ],
      jobsTitle: [
        "We are looking for a fifth pair of hands",
        "हमें एक और साथी की तलाश है",
        "आम्हाला पाचवा सहकारी हवा आहे",
      ],
      jobsText: [
        "Koregaon Park needs a counter lead. Or come as a guest: the [menu](/menu) is the better half of this story.",
        "कोरेगाँव पार्क को एक काउंटर प्रमुख चाहिए। या मेहमान बनकर आएँ: इस कहानी का असली मज़ा तो [मेनू](/menu) में है।",
        "कोरेगाव पार्कला काउंटर प्रमुख हवा आहे. किंवा ग्राहक म्हणून या: या गोष्टीतली खरी मजा [मेनूमध्ये](/menu) आहे.",
      ],
    },
  },
  {
    id: "value-1",
    subject: "value",
    texts: {
      icon: "clock",
      title: ["Fresh has a time", "ताज़े का एक समय होता है", "ताजेपणाची वेळ ठरलेली असते"],
      text: [
        "Puris are eaten the evening they are fried, chutneys within a day, pani within four hours. After that it is not fresh, whatever the pot says.",
        "पूरियाँ उसी शाम खाई जाती हैं जब तली गईं, चटनी एक दिन में, पानी चार घंटे में। उसके बाद वह ताज़ा नहीं, बर्तन चाहे जो कहे।",
        "पुऱ्या तळल्या त्याच संध्याकाळी खाल्ल्या जातात, चटण्या एका दिवसात, पाणी चार तासांत. त्यानंतर ते ताजे नाही, भांडे काहीही म्हणो.",
      ],
    },
  },
  {
    id: "value-2",
    subject: "value",
    texts: {
      icon: "eye",
      title: ["Nothing behind a curtain", "परदे के पीछे कुछ नहीं", "पडद्यामागे काही नाही"],
      text: [
        "The counter is open on three sides. You see the water, the gloves, the cloth and the oil, and you may ask about any of them.",
        "काउंटर तीन तरफ़ से खुला है। पानी, दस्ताने, कपड़ा और तेल सब आपको दिखता है, और आप किसी के बारे में भी पूछ सकते हैं।",
        "काउंटर तीन बाजूंनी उघडा आहे. पाणी, हातमोजे, फडके आणि तेल सगळे तुम्हाला दिसते, आणि कशाबद्दलही विचारू शकता.",
      ],
    },
  },
  {
    id: "value-3",
    subject: "value",
    texts: {
      icon: "user",
      title: ["Fair to the people who cook", "बनाने वालों को उनका पूरा हक", "बनवणाऱ्यांना न्याय"],
      text: [
        "Everyone at the counter is on a monthly wage with a weekly day off, and tips are shared by hours, not by rank.",
        "काउंटर पर हर किसी को महीने की तनख्वाह और हफ़्ते में एक छुट्टी मिलती है, और टिप ओहदे से नहीं, काम के घंटों से बँटती है।",
        "काउंटरवर प्रत्येकाला महिन्याचा पगार आणि आठवड्याची सुट्टी मिळते, आणि टिप हुद्द्यावर नाही, कामाच्या तासांवर वाटली जाते.",
      ],
    },
  },
  {
    id: "value-4",
    subject: "value",
    texts: {
      icon: "leaf",
      title: ["Little goes to waste", "बर्बादी बहुत कम", "वाया फार थोडे जाते"],
      text: [
        "Dried-leaf bowls, steel glasses, no plastic spoons. Potato peels and coriander stalks go to the compost.",
        "पत्तल के दोने, स्टील के गिलास, प्लास्टिक के चम्मच नहीं। आलू के छिलके और धनिए के डंठल खाद बनते हैं।",
        "पानांचे द्रोण, स्टीलचे ग्लास, प्लास्टिकचे चमचे नाहीत. बटाट्याच्या सालांचे आणि कोथिंबिरीच्या देठांचे खत होते.",
      ],
    },
  },
  {
    id: "milestone-1",
    subject: "milestone",
    texts: {
      when: ["May 2020", "मई 2020", "मे 2020"],
      title: ["Puris in steel tins", "स्टील के डिब्बों में पूरियाँ", "स्टीलच्या डब्यांतल्या पुऱ्या"],
      text: [
        "Forty kits a week from a home kitchen in Sadashiv Peth, ordered by phone and carried by cycle.",
        "सदाशिव पेठ की घर की रसोई से हफ़्ते में चालीस किट, फ़ोन पर ऑर्डर और साइकिल पर डिलीवरी।",
        "सदाशिव पेठेतल्या घरच्या स्वयंपाकघरातून आठवड्याला चाळीस किट, फोनवर ऑर्डर आणि सायकलवरून डिलिव्हरी.",
      ],
    },
  },
  {
    id: "milestone-2",
    subject: "milestone",
    texts: {
      when: ["January 2021", "जनवरी 2021", "जानेवारी 2021"],
      title: ["The first cart", "पहला ठेला", "पहिली गाडी"],
      text: [
        "A hand-painted cart on Jangli Maharaj Road. On the first evening we sold out in fifty minutes.",
        "जंगली महाराज रोड पर हाथ से रंगा ठेला। पहली शाम पचास मिनट में सब खत्म।",
        "जंगली महाराज रोडवर हाताने रंगवलेली गाडी. पहिल्याच संध्याकाळी पन्नास मिनिटांत सगळे संपले.",
      ],
    },
  },
  {
    id: "milestone-3",
    subject: "milestone",
    texts: {
      when: ["April 2022", "अप्रैल 2022", "एप्रिल 2022"],
      title: ["Shop 4 opens", "दुकान 4 खुली", "दुकान 4 उघडले"],
      text: [
        "On Gudi Padwa the cart got a roof: our Main Branch, a few steps from where it used to stand.",
        "गुड़ी पड़वा पर ठेले को छत मिली: हमारी मेन ब्रांच, जहाँ ठेला लगता था वहाँ से कुछ कदम दूर।",
        "गुढीपाडव्याला गाडीला छप्पर मिळाले: आमची मुख्य शाखा, गाडी उभी राहायची तिथून काही पावलांवर.",
      ],
    },
  },
  {
    id: "milestone-4",
    subject: "milestone",
    texts: {
      when: ["December 2023", "दिसंबर 2023", "डिसेंबर 2023"],
      title: ["The wedding season", "शादियों का सीज़न", "लग्नसराई"],
      text: [
        "A chaat counter for 300 guests in Kothrud goes well, and the phone does not stop ringing. Catering becomes a team of its own.",
        "कोथरूड में 300 मेहमानों का चाट काउंटर जम गया, और फ़ोन रुकता ही नहीं। केटरिंग की अपनी टीम बन गई।",
        "कोथरूडमध्ये 300 पाहुण्यांचा चाट काउंटर मस्त झाला, आणि फोन थांबेचना. केटरिंगची स्वतंत्र टीम झाली.",
      ],
    },
  },
  {
    id: "milestone-5",
    subject: "milestone",
    texts: {
      when: ["October 2024", "अक्टूबर 2024", "ऑक्टोबर 2024"],
      title: ["Back to Sadashiv Peth", "फिर सदाशिव पेठ", "पुन्हा सदाशिव पेठेत"],
      text: [
        "The second shop, on Tilak Road, four lanes from the kitchen where it began.",
        "दूसरी दुकान, तिलक रोड पर, उस रसोई से चार गली दूर जहाँ से सब शुरू हुआ।",
        "दुसरे दुकान, टिळक रोडवर, जिथे सुरुवात झाली त्या स्वयंपाकघरापासून चार गल्ल्या पुढे.",
      ],
    },
  },
  {
    id: "milestone-6",
    subject: "milestone",
    texts: {
      when: "2026",
      title: [
        "Order online, and one more shutter",
        "ऑनलाइन ऑर्डर, और एक और शटर",
        "ऑनलाइन ऑर्डर, आणि आणखी एक शटर",
      ],
      text: [
        "You can order from your phone now, and a third kitchen is being fitted in Koregaon Park.",
        "अब आप अपने फ़ोन से ऑर्डर कर सकते हैं, और कोरेगाँव पार्क में तीसरा किचन तैयार हो रहा है।",
        "आता तुम्ही फोनवरून ऑर्डर करू शकता, आणि कोरेगाव पार्कमध्ये तिसरे किचन तयार होत आहे.",
      ],
    },
  },
  {
    id: "founder",
    subject: "person",
    texts: {
      name: ["Ujwala Deshmukh", "उज्ज्वला देशमुख", "उज्ज्वला देशमुख"],
      role: ["Founder", "संस्थापक", "संस्थापक"],
      text: [
        "Packed the first tins, painted the first cart, still tastes the tamarind chutney every afternoon at half past two.",
        "पहले डिब्बे भरे, पहला ठेला रंगा, और आज भी रोज़ दोपहर ढाई बजे इमली की चटनी चखती हैं।",
        "पहिले डबे भरले, पहिली गाडी रंगवली, आणि आजही रोज दुपारी अडीच वाजता चिंचेची चटणी चाखतात.",
      ],
      picture: "/illustrations/people/founder.svg",
    },
  },
  {
    id: "pani-master",
    subject: "person",
    texts: {
      name: ["Ramdas Kale", "रामदास काळे", "रामदास काळे"],
      role: ["Pani master", "पानी के उस्ताद", "पाणीमास्तर"],
      text: [
        "Has made pani since 1990. Measures nothing, and gets the same pot every day. Everyone calls him Kaka.",
        "1990 से पानी बना रहे हैं। कुछ नापते नहीं, फिर भी हर दिन वही स्वाद। सब उन्हें काका कहते हैं।",
        "1990 पासून पाणी बनवतात. काहीच मोजत नाहीत, तरी रोज तीच चव. सगळे त्यांना काका म्हणतात.",
      ],
      picture: "/illustrations/people/pani-master.svg",
    },
  },
  {
    id: "cook",
    subject: "person",
    texts: {
      name: ["Salim Shaikh", "सलीम शेख", "सलीम शेख"],
      role: ["Head cook", "मुख्य रसोइया", "मुख्य आचारी"],
      text: [
        "Runs both kitchens and the kadhai. Can hear by the sound when the oil is ready.",
        "दोनों किचन और कढ़ाई सँभालते हैं। आवाज़ से बता देते हैं कि तेल तैयार है।",
        "दोन्ही किचन आणि कढई सांभाळतात. तेल तापले की नाही ते आवाजावरून ओळखतात.",
      ],
      picture: "/illustrations/people/cook.svg",
    },
  },
  {
    id: "events-lead",
    subject: "person",
    texts: {
      name: ["Ketaki Joshi", "केतकी जोशी", "केतकी जोशी"],
      role: ["Events lead", "इवेंट प्रमुख", "इव्हेंट प्रमुख"],
      text: [
        "Has never lost a guest count. If you book a counter with us, hers is the voice on the phone.",
        "मेहमानों की गिनती में कभी नहीं चूकीं। हमारा काउंटर बुक करेंगे तो फ़ोन पर इन्हीं की आवाज़ सुनेंगे।",
        "पाहुण्यांच्या मोजणीत कधीच चुकल्या नाहीत. आमचा काउंटर बुक केलात तर फोनवर यांचाच आवाज ऐकाल.",
      ],
      picture: "/illustrations/people/events-lead.svg",
    },
  },
];
