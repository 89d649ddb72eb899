import type { StarterContent } from "./starter-content.ts";

export const faqContent: StarterContent[] = [
  {
    id: "faq-hours",
    subject: "faq",
    texts: {
      group: ["Ordering", "ऑर्डर करना", "ऑर्डर करणे"],
      question: ["When are you open?", "दुकान कब खुली रहती है?", "दुकान कधी उघडे असते?"],
      answer: [
        "{hours}. {days open}. You can order online at any hour; when we are closed, we cook your order first when we open.",
        "{hours}। {days open}। ऑनलाइन ऑर्डर कभी भी कर सकते हैं; दुकान बंद हो तो खुलते ही सबसे पहले आपका ऑर्डर बनाते हैं।",
        "{hours}. {days open}. ऑनलाइन ऑर्डर कधीही करता येते; दुकान बंद असेल तर उघडताच सगळ्यात आधी तुमची ऑर्डर बनवतो.",
      ],
      onHomePage: "yes",
    },
  },
  {
    id: "faq-account",
    subject: "faq",
    texts: {
      group: ["Ordering", "ऑर्डर करना", "ऑर्डर करणे"],
      question: [
        "Do I need an account to order?",
        "क्या ऑर्डर करने के लिए अकाउंट ज़रूरी है?",
        "ऑर्डर करायला अकाउंट लागते का?",
      ],
      answer: [
        "You can read the menu and fill your cart without one. To place the order, log in or register, so that you can follow it, cancel it while it is pending and find it again when you want the same plate next week.",
        "मेनू देखने और कार्ट भरने के लिए नहीं। ऑर्डर देने के लिए लॉग इन करें या अकाउंट बनाएँ, ताकि आप ऑर्डर को देख सकें, पेंडिंग रहने तक रद्द कर सकें, और अगले हफ़्ते वही प्लेट चाहिए हो तो फिर ढूँढ सकें।",
        "मेनू पाहायला आणि कार्ट भरायला लागत नाही. ऑर्डर देण्यासाठी लॉग इन किंवा रजिस्टर करा, म्हणजे ऑर्डर कुठवर आली ते पाहता येते, पेंडिंग असेपर्यंत रद्द करता येते, आणि पुढच्या आठवड्यात तीच प्लेट हवी असेल तर पुन्हा सापडते.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-cancel",
    subject: "faq",
    texts: {
      group: ["Ordering", "ऑर्डर करना", "ऑर्डर करणे"],
      question: [
        "Can I change or cancel an order?",
        "क्या ऑर्डर बदला या रद्द किया जा सकता है?",
        "ऑर्डर बदलता किंवा रद्द करता येते का?",
      ],
      answer: [
        "While its status is Pending you can cancel it yourself under My Orders. After that, call the shop: we will do what we can, but a filled puri does not keep.",
        "जब तक ऑर्डर पेंडिंग है, आप उसे “मेरे ऑर्डर” में खुद रद्द कर सकते हैं। उसके बाद दुकान पर फ़ोन करें: जो हो सकेगा करेंगे, पर भरी हुई पूरी रखी नहीं जा सकती।",
        "ऑर्डर पेंडिंग असेपर्यंत “माझ्या ऑर्डर” मध्ये तुम्ही ती स्वतः रद्द करू शकता. त्यानंतर दुकानात फोन करा: जमेल ते करू, पण भरलेली पुरी टिकत नाही.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-complaint",
    subject: "faq",
    texts: {
      group: ["Ordering", "ऑर्डर करना", "ऑर्डर करणे"],
      question: [
        "Something was wrong with my order. What now?",
        "मेरे ऑर्डर में कुछ गड़बड़ थी। अब क्या करूँ?",
        "माझ्या ऑर्डरमध्ये काहीतरी चुकले. आता काय करू?",
      ],
      answer: [
        "Call us right away, or write to us on the contact page with the order number. If it was our mistake, we make it again or refund you, whichever you prefer.",
        "तुरंत हमें फ़ोन करें, या संपर्क पेज पर ऑर्डर नंबर के साथ लिखें। गलती हमारी हो तो हम दोबारा बनाते हैं या पैसे लौटाते हैं, जो आप चाहें।",
        "लगेच आम्हाला फोन करा, किंवा संपर्क पेजवर ऑर्डर नंबरसह लिहा. चूक आमची असेल तर पुन्हा बनवतो किंवा पैसे परत करतो, तुम्ही म्हणाल ते.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-cost",
    subject: "faq",
    texts: {
      group: ["Delivery and takeaway", "डिलीवरी और पार्सल", "डिलिव्हरी आणि पार्सल"],
      question: ["What does delivery cost?", "डिलीवरी का चार्ज कितना है?", "डिलिव्हरीचा चार्ज किती?"],
      answer: [
        "{delivery price} Pickup is always free. {minimum order}",
        "{delivery price} पिकअप हमेशा मुफ़्त है। {minimum order}",
        "{delivery price} पिकअप नेहमीच मोफत आहे. {minimum order}",
      ],
      onHomePage: "yes",
    },
  },
  {
    id: "faq-time",
    subject: "faq",
    texts: {
      group: ["Delivery and takeaway", "डिलीवरी और पार्सल", "डिलिव्हरी आणि पार्सल"],
      question: ["How long does it take?", "कितना समय लगता है?", "किती वेळ लागतो?"],
      answer: [
        "A plate is ready in {preparation time}. Home delivery takes about {delivery time}, a pickup order about {pickup time}. In heavy rain and on Ganpati evenings, give us a little longer.",
        "एक प्लेट {preparation time} में तैयार हो जाती है। होम डिलीवरी में लगभग {delivery time} लगते हैं, पिकअप ऑर्डर में लगभग {pickup time}। तेज़ बारिश और गणपति की शामों में हमें थोड़ा और समय दें।",
        "एका प्लेटला {preparation time} लागतात. होम डिलिव्हरीला साधारण {delivery time} लागतात, पिकअप ऑर्डरला साधारण {pickup time}. जोराच्या पावसात आणि गणपतीच्या संध्याकाळी थोडा जास्त वेळ द्या.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-area",
    subject: "faq",
    hasZones: false,
    texts: {
      group: ["Delivery and takeaway", "डिलीवरी और पार्सल", "डिलिव्हरी आणि पार्सल"],
      question: ["Where do you deliver?", "आप कहाँ डिलीवरी करते हैं?", "तुम्ही कुठे डिलिव्हरी करता?"],
      answer: [
        "Within about six kilometres of our kitchen. Further out, we call you first and tell you honestly whether the puris will survive the ride.",
        "हमारी रसोई से लगभग छह किलोमीटर तक। उससे दूर हों तो हम पहले फ़ोन करके साफ़ बताते हैं कि पूरियाँ सही-सलामत पहुँचेंगी या नहीं।",
        "आमच्या स्वयंपाकघरापासून साधारण सहा किलोमीटर. त्याहून लांब असाल तर आधी फोन करून पुऱ्या नीट पोहोचतील की नाही ते खरे खरे सांगतो.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-areas",
    subject: "faq",
    hasZones: true,
    texts: {
      group: ["Delivery and takeaway", "डिलीवरी और पार्सल", "डिलिव्हरी आणि पार्सल"],
      question: ["Where do you deliver?", "आप कहाँ डिलीवरी करते हैं?", "तुम्ही कुठे डिलिव्हरी करता?"],
      answer: [
        "The delivery page lists our areas. From everywhere else, order for pickup.",
        "डिलीवरी पेज पर हमारे एरिया लिखे हैं। बाकी जगहों से पिकअप के लिए ऑर्डर करें।",
        "डिलिव्हरी पेजवर आमचे एरिया दिले आहेत. बाकी ठिकाणांहून पिकअपसाठी ऑर्डर करा.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-soft",
    subject: "faq",
    texts: {
      group: ["Delivery and takeaway", "डिलीवरी और पार्सल", "डिलिव्हरी आणि पार्सल"],
      question: [
        "Won't the puris go soft on the way?",
        "रास्ते में पूरियाँ नरम तो नहीं पड़ जाएँगी?",
        "वाटेत पुऱ्या मऊ पडणार नाहीत ना?",
      ],
      answer: [
        "No, because they do not travel together. Puris, filling and pani come in separate boxes and a sealed bottle, and you fill them at home. Bhel comes with its chutneys on the side.",
        "नहीं, क्योंकि सब साथ में सफ़र नहीं करते। पूरियाँ और मसाला अलग डिब्बों में और पानी सीलबंद बोतल में आता है, और आप घर पर भरते हैं। भेल के साथ चटनी अलग आती है।",
        "नाही, कारण सगळे एकत्र येत नाही. पुऱ्या आणि मसाला वेगळ्या डब्यांत आणि पाणी सीलबंद बाटलीत येते, आणि तुम्ही घरी भरता. भेळेसोबत चटण्या वेगळ्या येतात.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-jain",
    subject: "faq",
    texts: {
      group: ["The food", "खाना", "पदार्थ"],
      question: [
        "Is everything vegetarian? Do you have Jain food?",
        "क्या सब कुछ शाकाहारी है? क्या जैन खाना मिलता है?",
        "सगळे शाकाहारी आहे का? जैन पदार्थ मिळतात का?",
      ],
      answer: [
        "The whole kitchen is vegetarian and uses no egg. Most plates can be made Jain, without onion, garlic and potato: choose Jain when you customise a dish in your cart. Jain plates are filled at their own end of the counter with their own spoons.",
        "पूरा किचन शाकाहारी है और अंडा भी नहीं चलता। ज़्यादातर प्लेटें जैन बन सकती हैं, बिना प्याज़, लहसुन और आलू के: कार्ट में डिश के विकल्पों में जैन चुनें। जैन प्लेटें काउंटर के अलग सिरे पर, अलग चम्मचों से भरी जाती हैं।",
        "पूर्ण किचन शाकाहारी आहे आणि अंडेही चालत नाही. बहुतेक प्लेट जैन बनवता येतात, कांदा, लसूण, बटाटा न घालता: कार्टमध्ये डिशच्या पर्यायांत जैन निवडा. जैन प्लेट काउंटरच्या वेगळ्या टोकाला, वेगळ्या चमच्यांनी भरतो.",
      ],
      onHomePage: "yes",
    },
  },
  {
    id: "faq-water",
    subject: "faq",
    texts: {
      group: ["The food", "खाना", "पदार्थ"],
      question: [
        "Is the pani puri water safe?",
        "पानी पूरी का पानी सुरक्षित है?",
        "पाणीपुरीचे पाणी सुरक्षित आहे का?",
      ],
      answer: [
        "Yes. It is filtered, boiled and chilled before anything goes into it, kept in covered steel pots on ice, and thrown away after four hours. The ice is made from the same water.",
        "हाँ। कुछ भी डालने से पहले पानी छाना, उबाला और ठंडा किया जाता है, स्टील के ढके बर्तनों में बर्फ़ पर रखा जाता है, और चार घंटे बाद फेंक दिया जाता है। बर्फ़ भी उसी पानी की बनती है।",
        "हो. काहीही घालण्याआधी ते गाळून, उकळून, थंड केले जाते, स्टीलच्या झाकलेल्या भांड्यांत बर्फावर ठेवले जाते, आणि चार तासांनी ओतून दिले जाते. बर्फही त्याच पाण्याचा असतो.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-spice",
    subject: "faq",
    texts: {
      group: ["The food", "खाना", "पदार्थ"],
      question: ["How spicy is it?", "कितना तीखा होता है?", "किती तिखट असते?"],
      answer: [
        "As you like: mild, medium or hot for most dishes, and sweet or tangy water for pani puri. Dishes marked with a chilli are hot by nature. For children we suggest Goad Pani Puri, the sweet one.",
        "जैसा आप चाहें: ज़्यादातर डिशों में कम, मीडियम या ज़्यादा तीखा, और पानी पूरी में मीठा या खट्टा पानी। मिर्च के निशान वाली डिशें वैसे ही तीखी होती हैं। बच्चों के लिए मीठी पानी पूरी लें।",
        "तुम्हाला हवे तसे: बहुतेक डिशमध्ये कमी, मध्यम किंवा जास्त तिखट, आणि पाणीपुरीसाठी गोड किंवा आंबट पाणी. मिरचीचे चिन्ह असलेल्या डिश मुळातच तिखट असतात. लहान मुलांसाठी गोड पाणीपुरी घ्या.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-allergy",
    subject: "faq",
    texts: {
      group: ["The food", "खाना", "पदार्थ"],
      question: [
        "I have an allergy. What should I know?",
        "मुझे एलर्जी है। मुझे क्या पता होना चाहिए?",
        "मला ॲलर्जी आहे. काय माहीत असायला हवे?",
      ],
      answer: [
        "Our kitchen works with wheat, milk, peanuts, cashew, pistachio and sesame every day, so we cannot promise that a dish is free of traces of them. The page of each dish names its ingredients and allergens. Tell us about your allergy in the special instructions, which the kitchen reads before it cooks. If you are unsure about a dish, call us before you order.",
        "हमारे किचन में रोज़ गेहूँ, दूध, मूँगफली, काजू-पिस्ता और तिल इस्तेमाल होते हैं, इसलिए हम यह वादा नहीं कर सकते कि किसी डिश में इनका अंश न हो। हर डिश के पेज पर उसकी सामग्री और एलर्जी वाली चीज़ें लिखी हैं। अपनी एलर्जी खास निर्देश में लिखें, किचन बनाने से पहले उसे पढ़ता है। किसी डिश पर शक हो तो ऑर्डर करने से पहले फ़ोन करें।",
        "आमच्या किचनमध्ये रोज गहू, दूध, शेंगदाणे, काजू-पिस्ता आणि तीळ वापरले जातात, त्यामुळे एखाद्या डिशमध्ये त्यांचा अंशही नसेल असे वचन देता येत नाही. प्रत्येक डिशच्या पेजवर तिचे घटक आणि ॲलर्जी होऊ शकणाऱ्या गोष्टी लिहिल्या आहेत. तुमची ॲलर्जी खास सूचनांमध्ये लिहा, बनवण्याआधी किचन त्या वाचते. एखाद्या डिशबद्दल शंका असेल तर ऑर्डर करण्याआधी फोन करा.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-payment",
    subject: "faq",
    texts: {
      group: ["Payment", "पेमेंट", "पेमेंट"],
      question: ["How can I pay?", "पेमेंट कैसे कर सकते हैं?", "पेमेंट कसे करता येते?"],
      answer: [
        "By UPI, by card or in cash. Cash and card are taken at your door or at the counter. Your order says how to pay by UPI.",
        "UPI, कार्ड या नकद से। नकद और कार्ड आपके दरवाज़े पर या काउंटर पर लेते हैं। UPI से कैसे देना है, यह आपके ऑर्डर में लिखा होता है।",
        "UPI, कार्ड किंवा रोख. रोख आणि कार्ड तुमच्या दारात किंवा काउंटरवर घेतो. UPI ने कसे द्यायचे ते तुमच्या ऑर्डरमध्ये लिहिलेले असते.",
      ],
      onHomePage: "yes",
    },
  },
  {
    id: "faq-refund",
    subject: "faq",
    texts: {
      group: ["Payment", "पेमेंट", "पेमेंट"],
      question: [
        "I paid by UPI and the order was cancelled. What happens to my money?",
        "मैंने UPI से पेमेंट किया और ऑर्डर रद्द हो गया। मेरे पैसों का क्या होगा?",
        "मी UPI ने पेमेंट केले आणि ऑर्डर रद्द झाली. माझ्या पैशांचे काय होईल?",
      ],
      answer: [
        "It goes back to the account it came from within three working days. If it has not arrived by then, send us the order number on the contact page.",
        "पैसे तीन कामकाजी दिनों में उसी अकाउंट में लौट जाते हैं जिससे आए थे। तब तक न पहुँचें तो संपर्क पेज पर हमें ऑर्डर नंबर भेजें।",
        "पैसे ज्या खात्यातून आले त्याच खात्यात कामाच्या तीन दिवसांत परत जातात. तोपर्यंत आले नाहीत, तर संपर्क पेजवर आम्हाला ऑर्डर नंबर पाठवा.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-offers",
    subject: "faq",
    texts: {
      group: ["Payment", "पेमेंट", "पेमेंट"],
      question: [
        "Do special offers apply in the online cart?",
        "क्या खास ऑफ़र ऑनलाइन कार्ट में लागू होते हैं?",
        "खास ऑफर ऑनलाइन कार्टमध्ये मिळतात का?",
      ],
      answer: [
        "Yes. Order them at the end of the menu: dishes added one by one are charged at their own price.",
        "हाँ। उन्हें मेनू के आखिर से ऑर्डर करें: एक-एक करके जोड़ी गई डिशों पर उनकी अपनी कीमत लगती है।",
        "हो. मेनूच्या शेवटी त्या ऑर्डर करा: एकेक करून जोडलेल्या डिशना त्यांची नेहमीची किंमत लागते.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-catering",
    subject: "faq",
    texts: {
      group: ["Catering", "केटरिंग", "केटरिंग"],
      question: [
        "Do you cater for weddings, offices and birthdays?",
        "क्या आप शादी, ऑफ़िस और जन्मदिन की केटरिंग करते हैं?",
        "तुम्ही लग्न, ऑफिस आणि वाढदिवसांचे केटरिंग करता का?",
      ],
      answer: [
        "Yes, for {fewest guests} to {most guests} guests and {fewest hours} to {most hours} hours, in and around {city}. Packages cost {package prices} per guest, and you can add dishes by the piece. The booking form shows the whole price before you send it.",
        "हाँ, {city} और आसपास, {fewest guests} से {most guests} मेहमानों और {fewest hours} से {most hours} घंटों के लिए। पैकेज की कीमत {package prices} प्रति मेहमान है, और आप गिनती से डिशें जोड़ सकते हैं। बुकिंग फ़ॉर्म भेजने से पहले ही पूरी कीमत दिखाता है।",
        "हो, {city stem}त आणि आसपास, {fewest guests} ते {most guests} पाहुण्यांसाठी आणि {fewest hours} ते {most hours} तासांसाठी. पॅकेजची किंमत प्रति पाहुणा {package prices} आहे, आणि तुम्ही नगावर डिश जोडू शकता. बुकिंग फॉर्म पाठवण्याआधीच पूर्ण किंमत दाखवतो.",
      ],
      onHomePage: "yes",
    },
  },
  {
    id: "faq-advance",
    subject: "faq",
    texts: {
      group: ["Catering", "केटरिंग", "केटरिंग"],
      question: ["When do I pay for an event?", "इवेंट का पेमेंट कब करना है?", "इव्हेंटचे पेमेंट कधी करायचे?"],
      answer: [
        "Half of the total in advance, which secures the date, and the other half after the event. Until we confirm it, you can cancel a booking yourself.",
        "कुल का आधा एडवांस में, जिससे तारीख पक्की होती है, और बाकी आधा इवेंट के बाद। हमारे कन्फ़र्म करने तक आप बुकिंग खुद रद्द कर सकते हैं।",
        "अर्धी रक्कम ॲडव्हान्स, त्यावर तारीख पक्की होते, आणि उरलेली अर्धी इव्हेंटनंतर. आम्ही कन्फर्म करेपर्यंत तुम्ही बुकिंग स्वतः रद्द करू शकता.",
      ],
      onHomePage: "",
    },
  },
  {
    id: "faq-setup",
    subject: "faq",
    texts: {
      group: ["Catering", "केटरिंग", "केटरिंग"],
      question: [
        "What do you bring, and what do you need from us?",
        "आप क्या लाते हैं, और हमसे क्या चाहिए?",
        "तुम्ही काय आणता, आणि आमच्याकडून काय लागते?",
      ],
      answer: [
        "We bring the counter, the crew, the crockery and the water. We need a level place of about two by three metres, one light, and somebody to show us where to set up.",
        "हम काउंटर, टीम, बर्तन और पानी लाते हैं। हमें लगभग दो बाय तीन मीटर की समतल जगह, एक लाइट, और जगह दिखाने के लिए एक व्यक्ति चाहिए।",
        "आम्ही काउंटर, टीम, भांडी आणि पाणी आणतो. आम्हाला साधारण दोन बाय तीन मीटरची सपाट जागा, एक लाइट, आणि जागा दाखवायला एक माणूस लागतो.",
      ],
      onHomePage: "",
    },
  },
];
