import type { StarterContent } from "./starter-content.ts";

export const pageContent: StarterContent[] = [
  {
    id: "delivery",
    subject: "delivery",
    texts: {
      description: [
        "{shop} delivers pani puri, chaat and bhel in {city} in {delivery time}. {delivery fee}.",
        "{shop} {city} में पानी पूरी, चाट और भेल {delivery time} में घर पहुँचाता है। डिलीवरी चार्ज: {delivery fee}।",
        "{shop} {city stem}त पाणीपुरी, चाट आणि भेळ घरपोच देते. वेळ: {delivery time}. डिलिव्हरी चार्ज: {delivery fee}.",
      ],
      area: [
        "About six kilometres around each shop. Further out, order anyway: we call you before we cook.",
        "हर दुकान से लगभग छह किलोमीटर तक। उससे दूर हों तब भी ऑर्डर करें: बनाने से पहले हम आपको फ़ोन करेंगे।",
        "प्रत्येक दुकानापासून साधारण सहा किलोमीटर. त्याहून लांब असलात तरी ऑर्डर करा: बनवण्याआधी आम्ही फोन करू.",
      ],
      places: [
        "**From Deccan Gymkhana**\n\nDeccan, Shivajinagar, Model Colony, Erandwane, Prabhat Road, Law College Road, Kothrud as far as Karve Putala  \nPincodes 411004, 411005, 411016, 411038\n\n**From Sadashiv Peth**\n\nAll the peths, Camp, Swargate, Parvati, Sahakarnagar, Lokmanya Nagar, Bibwewadi as far as the market yard  \nPincodes 411001, 411002, 411009, 411011, 411030, 411037, 411042",
        "**डेक्कन जिमखाना से**\n\nडेक्कन, शिवाजीनगर, मॉडल कॉलनी, एरंडवणे, प्रभात रोड, लॉ कॉलेज रोड, कर्वे पुतला तक कोथरूड  \nपिनकोड 411004, 411005, 411016, 411038\n\n**सदाशिव पेठ से**\n\nसारी पेठें, कैंप, स्वारगेट, पर्वती, सहकारनगर, लोकमान्य नगर, मार्केट यार्ड तक बिबवेवाडी  \nपिनकोड 411001, 411002, 411009, 411011, 411030, 411037, 411042",
        "**डेक्कन जिमखान्यावरून**\n\nडेक्कन, शिवाजीनगर, मॉडेल कॉलनी, एरंडवणे, प्रभात रोड, लॉ कॉलेज रोड, कर्वे पुतळ्यापर्यंत कोथरूड  \nपिनकोड 411004, 411005, 411016, 411038\n\n**सदाशिव पेठेतून**\n\nसगळ्या पेठा, कॅम्प, स्वारगेट, पर्वती, सहकारनगर, लोकमान्य नगर, मार्केट यार्डपर्यंत बिबवेवाडी  \nपिनकोड 411001, 411002, 411009, 411011, 411030, 411037, 411042",
      ],
      notes: [
        "- Hours: {hours}. The last round leaves a quarter of an hour before we close.\n- Pay by UPI, by card or in cash.\n- Write the floor, the gate and the dog into the special instructions; the rider reads them.\n- Nobody home? We wait ten minutes and call twice before the plate goes back.",
        "- डिलीवरी का समय: {hours}। आखिरी राइडर दुकान बंद होने से पंद्रह मिनट पहले निकलता है।\n- पेमेंट UPI, कार्ड या नकद से करें।\n- मंज़िल, गेट और घर के कुत्ते के बारे में खास निर्देश में लिखें; राइडर उन्हें पढ़ता है।\n- घर पर कोई नहीं? प्लेट वापस ले जाने से पहले हम दस मिनट रुकते हैं और दो बार फ़ोन करते हैं।",
        "- डिलिव्हरीची वेळ: {hours}. शेवटची फेरी दुकान बंद होण्याच्या पंधरा मिनिटे आधी निघते.\n- पेमेंट UPI ने, कार्डने किंवा रोख करा.\n- मजला, गेट आणि घरातला कुत्रा याबद्दल खास सूचनांमध्ये लिहा; रायडर त्या वाचतो.\n- घरी कोणी नाही? प्लेट परत नेण्याआधी आम्ही दहा मिनिटे थांबतो आणि दोनदा फोन करतो.",
      ],
      seeAlso: [
        "Near the shop anyway? [Takeaway](/takeaway) costs nothing and is quicker.",
        "हमारी दुकान के पास ही हैं? [पार्सल](/takeaway) पर कोई चार्ज नहीं, और जल्दी भी मिलता है।",
        "आमच्या दुकानाजवळच आहात? [पार्सलला](/takeaway) चार्ज नाही, आणि लवकरही मिळते.",
      ],
    },
  },
  {
    id: "delivery-point-1",
    subject: "deliveryPoint",
    texts: {
      icon: "clock",
      title: [
        "At your door in {delivery time}",
        "{delivery time} में आपके दरवाज़े पर",
        "तुमच्या दारी: {delivery time}",
      ],
      text: [
        "Our own riders, two orders a round at most. In heavy rain it takes a little longer.",
        "हमारे अपने राइडर, एक चक्कर में ज़्यादा से ज़्यादा दो ऑर्डर। तेज़ बारिश में थोड़ा ज़्यादा समय लगता है।",
        "आमचेच रायडर, एका फेरीत जास्तीत जास्त दोन ऑर्डर. जोराच्या पावसात थोडा जास्त वेळ लागतो.",
      ],
    },
  },
  {
    id: "delivery-point-2",
    subject: "deliveryPoint",
    texts: {
      icon: "check",
      title: ["Nothing gets soggy", "कुछ भी नरम नहीं पड़ता", "काहीच मऊ पडत नाही"],
      text: [
        "Puris in one box, filling in another, pani in a sealed bottle. Bhel with its chutneys beside it, to be mixed by you.",
        "पूरियाँ एक डिब्बे में, मसाला दूसरे में, पानी सीलबंद बोतल में। भेल के साथ चटनी अलग, मिलाना आपके हाथ में।",
        "पुऱ्या एका डब्यात, मसाला दुसऱ्यात, पाणी सीलबंद बाटलीत. भेळेसोबत चटण्या वेगळ्या, कालवायचे काम तुमचे.",
      ],
    },
  },
  {
    id: "delivery-point-3",
    subject: "deliveryPoint",
    texts: {
      icon: "leaf",
      title: ["Little to throw away", "फेंकने को बहुत कम", "फेकायला फारच कमी"],
      text: [
        "Cardboard, dried-leaf bowls and glass bottles. Hand the bottle back to the rider next time and your pani is filled to the brim.",
        "गत्ते के डिब्बे, पत्तल के दोने और काँच की बोतलें। अगली बार बोतल राइडर को लौटा दें, हम पानी लबालब भर देंगे।",
        "पुठ्ठ्याचे डबे, पानांचे द्रोण आणि काचेच्या बाटल्या. पुढच्या वेळी बाटली रायडरला परत द्या, पाणी काठोकाठ भरून मिळेल.",
      ],
    },
  },
  {
    id: "takeaway",
    subject: "takeaway",
    texts: {
      description: [
        "Order ahead from {shop} and pick your chaat up in {pickup time}, without a fee, in {city}.",
        "{shop} से पहले ही ऑर्डर करें और {city} में अपनी चाट {pickup time} में ले जाएँ, बिना किसी चार्ज के।",
        "{shop}कडे आगाऊ ऑर्डर करा आणि {city stem}त तुमची चाट घेऊन जा: तयार व्हायला {pickup time}, चार्ज नाही.",
      ],
      intro: [
        "Order ahead, ready in {pickup time}, no fee.",
        "पहले ऑर्डर करें, {pickup time} में तैयार, कोई चार्ज नहीं।",
        "आगाऊ ऑर्डर करा: तयार व्हायला {pickup time}, चार्ज नाही.",
      ],
      notes: [
        "- Orders from the website are picked up where they are cooked.\n- We ask for your address for pickup too: it goes on the bill, and nowhere else (see [Privacy](/privacy)).\n- Bring a steel dabba and we will fill it instead of a box.",
        "- वेबसाइट के ऑर्डर जहाँ बनते हैं, वहीं से मिलते हैं।\n- पता हम पिकअप के लिए भी पूछते हैं: वह बिल पर जाता है, और कहीं नहीं ([प्राइवेसी](/privacy) देखें)।\n- स्टील का डिब्बा लाएँ, हम बॉक्स की जगह उसी में भर देंगे।",
        "- वेबसाइटवरच्या ऑर्डर जिथे बनतात, तिथेच मिळतात.\n- पत्ता आम्ही पिकअपसाठीही विचारतो: तो फक्त बिलावर जातो, दुसरीकडे कुठे नाही ([प्रायव्हसी](/privacy) पाहा).\n- स्टीलचा डबा आणा, आम्ही बॉक्सऐवजी त्यातच भरून देऊ.",
      ],
    },
  },
  {
    id: "takeaway-step-1",
    subject: "takeawayStep",
    texts: {
      when: ["On the way", "रास्ते में", "वाटेत असताना"],
      title: ["Order and choose Pickup", "ऑर्डर करें और पिकअप चुनें", "ऑर्डर करा आणि पिकअप निवडा"],
      text: [
        "Your plate is ready in about {pickup time}, and My Orders shows when.",
        "आपकी प्लेट लगभग {pickup time} में तैयार हो जाती है, और “मेरे ऑर्डर” में समय दिखता है।",
        "तुमची प्लेट तयार व्हायला साधारण {pickup time} लागतात, आणि “माझ्या ऑर्डर” मध्ये वेळ दिसते.",
      ],
    },
  },
  {
    id: "takeaway-step-2",
    subject: "takeawayStep",
    texts: {
      when: ["At the window", "खिड़की पर", "खिडकीवर"],
      title: ["Give your order number", "अपना ऑर्डर नंबर बताएँ", "तुमचा ऑर्डर नंबर सांगा"],
      text: [
        "The takeaway window is beside the counter. No queue, no token, no waiting for change if you paid by UPI.",
        "पार्सल की खिड़की काउंटर के बगल में है। न लाइन, न टोकन, और UPI से पेमेंट किया हो तो छुट्टे का इंतज़ार भी नहीं।",
        "पार्सलची खिडकी काउंटरच्या शेजारीच आहे. रांग नाही, टोकन नाही, आणि UPI ने पेमेंट केले असेल तर सुट्ट्या पैशांसाठी थांबणेही नाही.",
      ],
    },
  },
  {
    id: "takeaway-step-3",
    subject: "takeawayStep",
    texts: {
      when: ["Within ten minutes", "दस मिनट के अंदर", "दहा मिनिटांत"],
      title: ["Eat it", "खा लें", "खाऊन टाका"],
      text: [
        "Filled puris have a short and happy life. If you have further to go, tell us and we pack pani and puri separately.",
        "भरी हुई पूरी की उम्र छोटी पर मज़ेदार होती है। दूर जाना हो तो बताएँ, हम पानी और पूरियाँ अलग पैक कर देंगे।",
        "भरलेल्या पुरीचे आयुष्य छोटे पण मजेचे असते. लांब जायचे असेल तर सांगा, पाणी आणि पुऱ्या वेगळ्या पॅक करून देतो.",
      ],
    },
  },
  {
    id: "catering",
    subject: "catering",
    texts: {
      description: [
        "A live chaat counter by {shop} at your event in {city}: {package prices} a guest, for {fewest guests} to {most guests} guests.",
        "{city} में आपके इवेंट पर {shop} का लाइव चाट काउंटर: {package prices} प्रति मेहमान, {fewest guests} से {most guests} मेहमानों के लिए।",
        "{city stem}त तुमच्या इव्हेंटमध्ये {shop}चा लाइव्ह चाट काउंटर: प्रति पाहुणा {package prices}, {fewest guests} ते {most guests} पाहुण्यांसाठी.",
      ],
      intro: [
        "A live chaat counter for {fewest guests} to {most guests} guests, anywhere in and around {city}.",
        "{fewest guests} से {most guests} मेहमानों के लिए लाइव चाट काउंटर, {city} और आसपास कहीं भी।",
        "{fewest guests} ते {most guests} पाहुण्यांसाठी लाइव्ह चाट काउंटर, {city} आणि आसपास कुठेही.",
      ],
      terms: [
        "- {fewest guests} to {most guests} guests, {fewest hours} to {most hours} hours. For more guests, call us: we have done it with two counters.\n- Half of the total in advance secures the date; the other half is due after the event. A pending booking can be cancelled under My Events.\n- The price is your guests times the package, {service charge percent}% for service, and the setup fee of each package. Bringing the counter to a venue adds {venue fee}. Nothing else appears on the bill.\n- Questions first? [{phone}](tel:{phone link}).",
        "- {fewest guests} से {most guests} मेहमान, {fewest hours} से {most hours} घंटे। इससे ज़्यादा मेहमान हों तो फ़ोन करें: हम दो काउंटर लगाकर यह भी कर चुके हैं।\n- कुल का आधा एडवांस देने पर तारीख पक्की होती है; बाकी आधा इवेंट के बाद देना होता है। पेंडिंग बुकिंग “मेरे इवेंट” में रद्द की जा सकती है।\n- कीमत यानी मेहमानों की संख्या गुणा पैकेज, सर्विस के {service charge percent}%, और हर पैकेज का सेटअप चार्ज। काउंटर को वेन्यू तक लाने के {venue fee} और। बिल पर इसके अलावा कुछ नहीं होता।\n- पहले कुछ पूछना है? [{phone}](tel:{phone link}) पर फ़ोन करें।",
        "- {fewest guests} ते {most guests} पाहुणे, {fewest hours} ते {most hours} तास. याहून जास्त पाहुणे असतील तर फोन करा: दोन काउंटर लावून आम्ही तेही केले आहे.\n- अर्धी रक्कम ॲडव्हान्स दिल्यावर तारीख पक्की होते; उरलेली अर्धी इव्हेंटनंतर द्यायची. पेंडिंग बुकिंग “माझे इव्हेंट” मध्ये रद्द करता येते.\n- किंमत म्हणजे पाहुण्यांची संख्या गुणिले पॅकेज, सर्व्हिसचे {service charge percent}%, आणि प्रत्येक पॅकेजचा सेटअप चार्ज. काउंटर तुमच्या ठिकाणी आणण्याचे {venue fee} वेगळे. बिलावर याशिवाय काहीच नसते.\n- आधी काही विचारायचे आहे? [{phone}](tel:{phone link}) वर फोन करा.",
      ],
    },
  },
  {
    id: "corporate",
    subject: "corporate",
    texts: {
      title: ["Chaat at the office", "ऑफ़िस में चाट", "ऑफिसात चाट"],
      intro: [
        "Nobody has ever skipped a pani puri counter to go back to their desk. We bring it to wherever {city} works late.",
        "पानी पूरी का काउंटर छोड़कर आज तक कोई अपनी डेस्क पर नहीं लौटा। हम इसे {city} में जहाँ भी देर तक काम होता है, वहाँ लाते हैं।",
        "पाणीपुरीचा काउंटर सोडून आजवर कोणीही डेस्कवर परत गेलेले नाही. {city stem}त जिथे कुठे उशिरापर्यंत काम चालते, तिथे आम्ही तो घेऊन येतो.",
      ],
      description: [
        "Chaat counters for offices in {city}: from a Friday stand-up of {fewest guests} to an annual day of {most guests}, on one bill.",
        "{city} के ऑफ़िसों के लिए चाट काउंटर: शुक्रवार की {fewest guests} लोगों की बैठक से लेकर {most guests} लोगों के एनुअल डे तक, सब एक ही बिल पर।",
        "{city stem}तल्या ऑफिससाठी चाट काउंटर: शुक्रवारच्या {fewest guests} जणांच्या मीटिंगपासून {most guests} जणांच्या ॲन्युअल डेपर्यंत, सगळे एकाच बिलावर.",
      ],
      reasonsTitle: ["Why offices call us", "ऑफ़िस हमें क्यों बुलाते हैं", "ऑफिस आम्हाला का बोलावतात"],
      packagesIntro: [
        "Vegetarian throughout; Jain and vegan plates on request.",
        "सब कुछ शाकाहारी; कहने पर जैन और वीगन प्लेट भी।",
        "सगळे शाकाहारी; सांगितल्यास जैन आणि व्हीगन प्लेटही.",
      ],
      contactLabel: ["Ask for a quote", "कोटेशन माँगें", "कोटेशन मागवा"],
      seeAlso: [
        "A family occasion instead? See [weddings](/wedding). Only hungry? Here is the [menu](/menu).",
        "घर का कोई समारोह है? [शादी की केटरिंग](/wedding) देखें। बस भूख लगी है? यह रहा [मेनू](/menu)।",
        "घरचा समारंभ आहे? [लग्नाचे केटरिंग](/wedding) पाहा. फक्त भूक लागली आहे? हा घ्या [मेनू](/menu).",
      ],
      picture: "/illustrations/gallery/steel-pots.svg",
    },
  },
  {
    id: "corporate-reason-1",
    subject: "corporateReason",
    texts: {
      icon: "clock",
      title: ["Set up in forty minutes", "चालीस मिनट में तैयार", "चाळीस मिनिटांत तयार"],
      text: [
        "We come by the service lift, need one plug point, and are serving before your all-hands ends.",
        "हम सर्विस लिफ़्ट से आते हैं, बस एक प्लग पॉइंट चाहिए, और आपकी मीटिंग खत्म होने से पहले पानी पूरी परोसने लगते हैं।",
        "आम्ही सर्व्हिस लिफ्टने येतो, फक्त एक प्लग पॉइंट लागतो, आणि तुमची मीटिंग संपायच्या आत पाणीपुरी वाढायला सुरुवात करतो.",
      ],
    },
  },
  {
    id: "corporate-reason-2",
    subject: "corporateReason",
    texts: {
      icon: "leaf",
      title: ["Clean enough for carpets", "कालीन भी साफ़ रहे", "कार्पेटही स्वच्छ राहते"],
      text: [
        "Trays under every pot, napkins at every elbow, and we carry our own rubbish down again.",
        "हर बर्तन के नीचे ट्रे, हर हाथ के पास नैपकिन, और अपना कचरा हम खुद वापस ले जाते हैं।",
        "प्रत्येक भांड्याखाली ट्रे, प्रत्येकाच्या हाताशी नॅपकिन, आणि आमचा कचरा आम्हीच परत नेतो.",
      ],
    },
  },
  {
    id: "corporate-reason-3",
    subject: "corporateReason",
    texts: {
      icon: "receipt",
      title: ["One bill for accounts", "अकाउंट्स के लिए एक ही बिल", "अकाउंट्ससाठी एकच बिल"],
      text: [
        "Guests, package, service, setup: four lines on one bill, with your purchase order number on it.",
        "मेहमान, पैकेज, सर्विस, सेटअप: एक बिल पर चार लाइनें, आपके परचेज़ ऑर्डर नंबर के साथ।",
        "पाहुणे, पॅकेज, सर्व्हिस, सेटअप: एका बिलावर चार ओळी, तुमच्या पर्चेस ऑर्डर नंबरसह.",
      ],
    },
  },
  {
    id: "wedding",
    subject: "wedding",
    texts: {
      title: [
        "The counter your guests will remember",
        "वह काउंटर जो आपके मेहमान याद रखेंगे",
        "तुमच्या पाहुण्यांच्या लक्षात राहील असा काउंटर",
      ],
      intro: [
        "Marigolds on the cart, brass pots, a crew in white, and pani that the bride's grandmother has tasted beforehand. She always does.",
        "ठेले पर गेंदे के फूल, पीतल के बर्तन, सफ़ेद कपड़ों में टीम, और ऐसा पानी जिसे दुल्हन की दादी पहले ही चख चुकी हों। वे हमेशा चखती हैं।",
        "गाडीवर झेंडूची फुले, पितळेची भांडी, पांढऱ्या कपड्यांतली टीम, आणि नवरीच्या आजीने आधीच चाखलेले पाणी. आजी नेहमीच चाखतात.",
      ],
      description: [
        "Live chaat counters by {shop} for mehendi, haldi, sangeet and reception in and around {city}, for {fewest guests} to {most guests} guests.",
        "{city} और आसपास मेहंदी, हल्दी, संगीत और रिसेप्शन के लिए {shop} के लाइव चाट काउंटर, {fewest guests} से {most guests} मेहमानों के लिए।",
        "{city} आणि आसपास मेंदी, हळद, संगीत आणि रिसेप्शनसाठी {shop}चे लाइव्ह चाट काउंटर, {fewest guests} ते {most guests} पाहुण्यांसाठी.",
      ],
      reasonsTitle: [
        "Three evenings, three counters",
        "तीन शामें, तीन काउंटर",
        "तीन संध्याकाळी, तीन काउंटर",
      ],
      packagesIntro: ["Priced per guest.", "कीमत हर मेहमान के हिसाब से।", "किंमत प्रति पाहुणा."],
      contactLabel: ["Talk to us", "हमसे बात करें", "आमच्याशी बोला"],
      seeAlso: [
        "Planning for the office? See [corporate catering](/corporate).",
        "ऑफ़िस के लिए सोच रहे हैं? [ऑफ़िस केटरिंग](/corporate) देखें।",
        "ऑफिससाठी ठरवताय? [ऑफिस केटरिंग](/corporate) पाहा.",
      ],
      picture: "/illustrations/gallery/family-eating.svg",
    },
  },
  {
    id: "wedding-occasion-1",
    subject: "weddingOccasion",
    texts: {
      when: ["Mehendi and haldi", "मेहंदी और हल्दी", "मेंदी आणि हळद"],
      title: ["Bites for busy hands", "मेहंदी लगे हाथों के लिए छोटे निवाले", "मेंदीच्या हातांसाठी छोटे घास"],
      text: [
        "Dahi puri and small bhel cones, handed round, because nobody with wet henna can hold a bowl. Kokum sharbat for the heat.",
        "दही पूरी और भेल के छोटे कोन, घूम-घूमकर परोसे जाते हैं, क्योंकि गीली मेहंदी में कटोरी कौन पकड़े। गर्मी के लिए कोकम शरबत।",
        "दहीपुरी आणि भेळेचे छोटे कोन, फिरून फिरून वाढतो, कारण ओल्या मेंदीच्या हातात वाटी कोण धरणार. उन्हासाठी कोकम सरबत.",
      ],
    },
  },
  {
    id: "wedding-occasion-2",
    subject: "weddingOccasion",
    texts: {
      when: ["Sangeet", "संगीत", "संगीत"],
      title: [
        "The counter beside the dance floor",
        "डांस फ़्लोर के पास काउंटर",
        "डान्स फ्लोअरशेजारी काउंटर",
      ],
      text: [
        "Three kinds of pani, chilli in the last one. Served until the music stops, or until the DJ has had his six.",
        "तीन तरह का पानी, आखिरी वाला तीखा। गाना बंद होने तक परोसते हैं, या जब तक DJ अपनी छह न खा ले।",
        "तीन प्रकारचे पाणी, शेवटचे झणझणीत. गाणी थांबेपर्यंत वाढतो, किंवा DJ आपल्या सहा खाईपर्यंत.",
      ],
    },
  },
  {
    id: "wedding-occasion-3",
    subject: "weddingOccasion",
    texts: {
      when: ["Reception", "रिसेप्शन", "रिसेप्शन"],
      title: ["Two counters, no queue", "दो काउंटर, लाइन नहीं", "दोन काउंटर, रांग नाही"],
      text: [
        "For more than 200 guests we bring a second counter and a second crew, one for each side of the family.",
        "200 से ज़्यादा मेहमान हों तो हम दूसरा काउंटर और दूसरी टीम लाते हैं, दोनों परिवारों के लिए एक-एक।",
        "200 पेक्षा जास्त पाहुणे असतील तर आम्ही दुसरा काउंटर आणि दुसरी टीम आणतो, दोन्ही कुटुंबांसाठी एकेक.",
      ],
    },
  },
];
