import type { StarterContent } from "./starter-content.ts";

export const homeContent: StarterContent[] = [
  {
    id: "home",
    subject: "home",
    texts: {
      popularTitle: [
        "What {city} eats first",
        "{city} सबसे पहले क्या खाता है",
        "{city} सर्वात आधी काय खाते",
      ],
      storyTitle: [
        "It began with puris in steel tins",
        "शुरुआत हुई स्टील के डिब्बों में भरी पूरियों से",
        "सुरुवात झाली स्टीलच्या डब्यांतल्या पुऱ्यांनी",
      ],
      storyText: [
        "In the summer of 2020, with every stall in Pune shut, Ujwala Deshmukh packed puris, ragda and a bottle of frozen pani into steel tins and sent them to her neighbours in Sadashiv Peth. The tins came back washed, with money and a date for the next one inside. Six months later there was a cart; today there are two shops and a third on the way.",
        "2020 की गर्मियों में, जब पुणे का हर ठेला बंद था, उज्ज्वला देशमुख ने स्टील के डिब्बों में पूरियाँ, रगड़ा और जमे हुए पानी की एक बोतल भरी और वे डिब्बे सदाशिव पेठ के अपने पड़ोसियों को भेजे। डिब्बे धुलकर लौटे, अंदर पैसे और अगली तारीख लेकर। छह महीने बाद एक ठेला था; आज दो दुकानें हैं और तीसरी आने वाली है।",
        "2020 च्या उन्हाळ्यात, पुण्यातली प्रत्येक गाडी बंद असताना, उज्ज्वला देशमुख यांनी स्टीलच्या डब्यांत पुऱ्या, रगडा आणि गोठवलेल्या पाण्याची बाटली भरून सदाशिव पेठेतल्या शेजाऱ्यांना पाठवली. डबे घासून परत आले, आत पैसे आणि पुढची तारीख घेऊन. सहा महिन्यांनी एक गाडी झाली; आज दोन दुकाने आहेत आणि तिसरे लवकरच येत आहे.",
      ],
      storyPicture: "/illustrations/gallery/filling-a-puri.svg",
      locationsIntro: [
        "Two counters in the old city, and a third on the way. Choose one to zoom in.",
        "पुराने शहर में दो काउंटर, और तीसरा जल्द। ज़ूम करने के लिए कोई एक चुनें।",
        "जुन्या शहरात दोन काउंटर, आणि तिसरा लवकरच. झूम करण्यासाठी एक निवडा.",
      ],
      mapLabel: [
        "Map of central {city} with our three places",
        "मध्य {city} का नक्शा, हमारी तीन जगहों के साथ",
        "मध्य {city stem}चा नकाशा, आमच्या तीन ठिकाणांसह",
      ],
    },
  },
  {
    id: "reason-1",
    subject: "reason",
    texts: {
      icon: "leaf",
      title: ["A vegetarian kitchen", "शाकाहारी किचन", "शाकाहारी किचन"],
      text: [
        "No meat, fish or egg comes through our door. Jain plates, without onion, garlic and potato, are filled at their own end of the counter.",
        "मांस, मछली या अंडा हमारे दरवाज़े से अंदर नहीं आता। बिना प्याज़, लहसुन और आलू की जैन प्लेटें काउंटर के अलग सिरे पर भरी जाती हैं।",
        "मांस, मासे किंवा अंडे आमच्या दारातून आत येत नाही. कांदा, लसूण, बटाटा नसलेल्या जैन प्लेट काउंटरच्या वेगळ्या टोकाला भरतो.",
      ],
    },
  },
  {
    id: "reason-2",
    subject: "reason",
    texts: {
      icon: "clock",
      title: ["Made when you order", "ऑर्डर पर ताज़ा", "ऑर्डरनंतर ताजे"],
      text: [
        "Puris are fried through the evening, not in the morning. A plate takes 5-10 minutes, and you may watch every one of them.",
        "पूरियाँ पूरी शाम तली जाती हैं, सुबह नहीं। एक प्लेट में 5-10 मिनट लगते हैं, और आप हर मिनट सामने देख सकते हैं।",
        "पुऱ्या संध्याकाळभर तळतो, सकाळी नाही. एका प्लेटला 5-10 मिनिटे लागतात, आणि प्रत्येक मिनिट तुम्ही समोर पाहू शकता.",
      ],
    },
  },
  {
    id: "reason-3",
    subject: "reason",
    texts: {
      icon: "check",
      title: ["Water you can trust", "पानी, जिस पर भरोसा हो", "विश्वासाचे पाणी"],
      text: [
        "Every pani starts as filtered, boiled and chilled water, in covered steel pots that are emptied and scrubbed at closing.",
        "हर पानी छाने, उबाले और ठंडे किए पानी से बनता है, स्टील के ढके बर्तनों में, जो दुकान बंद होने पर खाली करके माँजे जाते हैं।",
        "पाणीपुरीचे प्रत्येक पाणी गाळलेल्या, उकळलेल्या आणि थंड केलेल्या पाण्यापासून बनते, स्टीलच्या झाकलेल्या भांड्यांत, जी दुकान बंद करताना रिकामी करून घासली जातात.",
      ],
    },
  },
  {
    id: "reason-4",
    subject: "reason",
    texts: {
      icon: "chilli",
      title: ["Your spice, not ours", "तीखापन आपका, हमारा नहीं", "तिखटपणा तुमच्या मनासारखा"],
      text: [
        "Mild, medium or hot; sweet water, tangy water or both. Say it with the order and the kitchen reads it on the ticket.",
        "कम, मीडियम या ज़्यादा तीखा; मीठा पानी, खट्टा पानी या दोनों। ऑर्डर में बताएँ, किचन उसे टिकट पर पढ़ता है।",
        "कमी, मध्यम किंवा जास्त तिखट; गोड पाणी, आंबट पाणी किंवा दोन्ही. ऑर्डरमध्ये सांगा, किचन ते तिकिटावर वाचते.",
      ],
    },
  },
  {
    id: "stall-at-night",
    subject: "photo",
    texts: {
      title: ["Eight in the evening", "रात के आठ बजे", "रात्रीचे आठ"],
      text: [
        "The hour when the whole road stops for a plate. The queue looks long and moves fast.",
        "वह घड़ी जब पूरी सड़क एक प्लेट के लिए थम जाती है। लाइन लंबी दिखती है पर तेज़ चलती है।",
        "अख्खा रस्ता एका प्लेटसाठी थांबतो ती वेळ. रांग मोठी दिसते पण भराभर पुढे सरकते.",
      ],
      picture: "/illustrations/gallery/stall-at-night.svg",
    },
  },
  {
    id: "filling-a-puri",
    subject: "photo",
    texts: {
      title: ["Thumb, crack, fill", "अँगूठा लगाएँ, चटकाएँ, भर दें", "अंगठा लावा, फोडा, भरा"],
      text: [
        "A good puri breaks with one tap and holds its pani for exactly as long as you need to lift it.",
        "अच्छी पूरी अँगूठे के एक दबाव में टूटती है, और पानी को ठीक उतनी देर सँभालती है जितनी देर में आप उसे मुँह तक ले जाएँ।",
        "चांगली पुरी एका टिचकीत फुटते, आणि तोंडापर्यंत नेईपर्यंतच पाणी धरून ठेवते.",
      ],
      picture: "/illustrations/gallery/filling-a-puri.svg",
    },
  },
  {
    id: "steel-pots",
    subject: "photo",
    texts: {
      title: ["Four pots of pani", "पानी के चार बर्तन", "पाण्याची चार भांडी"],
      text: [
        "Mint and green chilli, tamarind and date, garlic and red chilli, hing and cumin: tasted every hour.",
        "पुदीना-हरी मिर्च, इमली-खजूर, लहसुन-लाल मिर्च, हींग-जीरा: हर घंटे चखे जाते हैं।",
        "पुदिना-हिरवी मिरची, चिंच-खजूर, लसूण-लाल मिरची, हिंग-जिरे: दर तासाला चव घेतली जाते.",
      ],
      picture: "/illustrations/gallery/steel-pots.svg",
    },
  },
  {
    id: "frying-kadhai",
    subject: "photo",
    texts: {
      title: ["Out of the kadhai", "कढ़ाई से निकलीं", "कढईतून बाहेर"],
      text: [
        "Fried in small batches until they ring when you drop them. The ones that stay flat become masala puri.",
        "थोड़ी-थोड़ी तली जाती हैं, जब तक गिराने पर खनकें नहीं। जो चपटी रह जाएँ, वे मसाला पूरी बनती हैं।",
        "थोड्या थोड्या तळतो, टाकल्यावर खणखणेपर्यंत. चपट्या राहिलेल्यांची मसालापुरी होते.",
      ],
      picture: "/illustrations/gallery/frying-kadhai.svg",
    },
  },
  {
    id: "tossing-bhel",
    subject: "photo",
    texts: {
      title: ["Bhel in the air", "हवा में भेल", "हवेत भेळ"],
      text: [
        "Murmura waits for nobody: chutneys in, three tosses, and it is in your hands before it can soften.",
        "मुरमुरा किसी का इंतज़ार नहीं करता: चटनियाँ डालीं, तीन बार उछाला, और नरम पड़ने से पहले आपके हाथ में।",
        "मुरमुरे कोणासाठी थांबत नाहीत: चटण्या घातल्या, तीनदा उडवले, आणि मऊ पडायच्या आत तुमच्या हातात.",
      ],
      picture: "/illustrations/gallery/tossing-bhel.svg",
    },
  },
  {
    id: "lassi-row",
    subject: "photo",
    texts: {
      title: ["Lassi, four ways", "लस्सी, चार तरह की", "लस्सी, चार प्रकारची"],
      text: [
        "Plain, mango, rose and kesar, with malai on top. Ask for a spoon; you will need it.",
        "सादी, आम, गुलाब और केसर, ऊपर मलाई। चम्मच माँग लीजिए, ज़रूरत पड़ेगी।",
        "साधी, आंबा, गुलाब आणि केशर, वर मलाई. चमचा मागून घ्या, लागेलच.",
      ],
      picture: "/illustrations/gallery/lassi-row.svg",
    },
  },
  {
    id: "family-eating",
    subject: "photo",
    texts: {
      title: ["Sunday, all together", "रविवार, सब साथ", "रविवार, सगळे एकत्र"],
      text: [
        "Three generations, one counter, and the oldest argument in {city}: sweet water or tangy.",
        "तीन पीढ़ियाँ, एक काउंटर, और {city} की सबसे पुरानी बहस: मीठा पानी या खट्टा।",
        "तीन पिढ्या, एक काउंटर, आणि {city stem}तला सगळ्यात जुना वाद: गोड पाणी की आंबट.",
      ],
      picture: "/illustrations/gallery/family-eating.svg",
    },
  },
  {
    id: "old-lane",
    subject: "photo",
    texts: {
      title: ["Where the taste comes from", "जहाँ से यह स्वाद आया", "ही चव जिथून आली"],
      text: [
        "Old lanes and small stalls: street food was at home here long before anybody wrote a menu.",
        "पुरानी गलियाँ और छोटे ठेले: मेन्यू लिखे जाने से बहुत पहले से स्ट्रीट फ़ूड यहीं का है।",
        "जुन्या गल्ल्या आणि छोट्या गाड्या: मेनू लिहिला जाण्याच्या कितीतरी आधीपासून स्ट्रीट फूड इथलेच आहे.",
      ],
      picture: "/illustrations/gallery/old-lane.svg",
    },
  },
  {
    id: "mrunal-gokhale",
    subject: "testimonial",
    texts: {
      name: ["Mrunal Gokhale", "मृणाल गोखले", "मृणाल गोखले"],
      from: ["Prabhat Road", "प्रभात रोड", "प्रभात रोड"],
      text: [
        "My grandmother is particular about her pani. She had six, said nothing, and held out her bowl for six more. In our house that is a standing ovation.",
        "पानी के मामले में मेरी दादी को खुश करना आसान नहीं। उन्होंने छह खाईं, कुछ नहीं कहा, और छह और के लिए कटोरी आगे कर दी। हमारे घर में इससे बड़ी तारीफ़ नहीं होती।",
        "माझी आजी पाण्याच्या बाबतीत फार चोखंदळ आहे. तिने सहा खाल्ल्या, काही बोलली नाही, आणि आणखी सहासाठी वाटी पुढे केली. आमच्या घरात यापेक्षा मोठे कौतुक नसते.",
      ],
    },
  },
  {
    id: "aniket-shinde",
    subject: "testimonial",
    texts: {
      name: ["Aniket Shinde", "अनिकेत शिंदे", "अनिकेत शिंदे"],
      from: ["Fergusson College", "फ़र्ग्युसन कॉलेज", "फर्ग्युसन कॉलेज"],
      text: [
        "After the last lecture it is always the same order: one SPDP, one Spicy Pani Puri, one taak to put out the fire. It is ready before we find a place to stand.",
        "आखिरी लेक्चर के बाद हमेशा वही ऑर्डर: एक एसपीडीपी, एक तीखी पानी पूरी, और आग बुझाने के लिए एक छाछ। खड़े होने की जगह मिलने से पहले ही तैयार हो जाता है।",
        "शेवटच्या लेक्चरनंतर नेहमी तीच ऑर्डर: एक एसपीडीपी, एक तिखट पाणीपुरी, आणि आग विझवायला एक ताक. उभे राहायला जागा मिळायच्या आत तयार असते.",
      ],
    },
  },
  {
    id: "farida-contractor",
    subject: "testimonial",
    texts: {
      name: ["Farida Contractor", "फ़रीदा कॉन्ट्रैक्टर", "फरिदा कॉन्ट्रॅक्टर"],
      from: ["Camp", "कैंप", "कॅम्प"],
      text: [
        "They did the chaat counter at my daughter's mehendi: 180 guests, three kinds of pani, and not one person asked where the main course was.",
        "मेरी बेटी की मेहंदी में इन्होंने चाट काउंटर लगाया: 180 मेहमान, तीन तरह का पानी, और किसी एक ने भी नहीं पूछा कि खाना कहाँ है।",
        "माझ्या मुलीच्या मेंदीला यांनी चाट काउंटर लावला: 180 पाहुणे, तीन प्रकारचे पाणी, आणि जेवण कुठे आहे असे एकानेही विचारले नाही.",
      ],
    },
  },
  {
    id: "statistic-customersServed",
    subject: "statistic",
    texts: {
      label: ["Customers served", "अब तक के ग्राहक", "आतापर्यंतचे ग्राहक"],
      value: "10K+",
    },
  },
  {
    id: "statistic-menuItems",
    subject: "statistic",
    texts: {
      label: ["Menu items", "मेनू की डिशें", "मेनूवरच्या डिश"],
      value: "20+",
    },
  },
  {
    id: "statistic-yearsOnTheStreet",
    subject: "statistic",
    texts: {
      label: ["Years on the street", "साल से आपके बीच", "वर्षांची सोबत"],
      value: "5+",
    },
  },
  {
    id: "statistic-rating",
    subject: "statistic",
    texts: {
      label: ["Rating", "रेटिंग", "रेटिंग"],
      value: "4.9",
    },
  },
  {
    id: "statistic-readyIn",
    subject: "statistic",
    texts: {
      label: ["Ready in", "तैयार होने में", "तयार व्हायला"],
      value: ["5-10 min", "5-10 मिनट", "5-10 मिनिटे"],
    },
  },
  {
    id: "statistic-servedWithin",
    subject: "statistic",
    texts: {
      label: ["Served within", "परोसने में", "वाढायला"],
      value: ["15 min", "15 मिनट", "15 मिनिटे"],
    },
  },
];
