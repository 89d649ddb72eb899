import type { StarterContent } from "./starter-content.ts";

/** The catering offers and their prices. The dishes of a package have their prices per portion. */
export const cateringContent: StarterContent[] = [
  {
    id: "catering-reason-1",
    subject: "cateringReason",
    texts: {
      title: ["Made in front of your guests", "मेहमानों के सामने बनता है", "पाहुण्यांसमोर तयार होते"],
      text: [
        "The cart, the pots and the crew come along. Every puri is cracked, filled and handed over while people watch.",
        "ठेला, मटके और हमारी टीम साथ आते हैं। हर पूरी सबके सामने फोड़ी, भरी और परोसी जाती है।",
        "गाडी, भांडी आणि आमची टीम सोबत येते. प्रत्येक पुरी सर्वांसमोर फोडून, भरून हातात दिली जाते.",
      ],
    },
  },
  {
    id: "catering-reason-2",
    subject: "cateringReason",
    texts: {
      title: ["Something for everyone", "सबके लिए कुछ न कुछ", "सर्वांसाठी काहीतरी"],
      text: [
        "All of it is vegetarian. Jain plates, vegan plates and plates without nuts or peanuts are made on a separate board.",
        "सब कुछ शाकाहारी है। जैन, वीगन और बिना मेवे-मूँगफली की प्लेटें अलग बोर्ड पर बनती हैं।",
        "सर्व काही शाकाहारी. जैन, व्हीगन आणि सुकामेवा-शेंगदाणे नसलेल्या प्लेट वेगळ्या बोर्डवर बनतात.",
      ],
    },
  },
  {
    id: "catering-reason-3",
    subject: "cateringReason",
    texts: {
      title: ["One price, agreed up front", "एक ही कीमत, पहले से तय", "एकच किंमत, आधीच ठरलेली"],
      text: [
        "The package for each guest, {service charge percent}% for service, and the setup. Half in advance, half after the event.",
        "हर मेहमान का पैकेज, {service charge percent}% सर्विस चार्ज और सेटअप। आधा एडवांस, आधा इवेंट के बाद।",
        "प्रत्येक पाहुण्याचे पॅकेज, {service charge percent}% सर्व्हिस चार्ज आणि सेटअप. अर्धे ॲडव्हान्स, अर्धे इव्हेंटनंतर.",
      ],
    },
  },
  {
    id: "catering-birthday",
    subject: "cateringOccasion",
    texts: {
      type: "birthday",
      text: [
        "Twenty children and one pani master with patience.",
        "बीस बच्चे और एक सब्र वाला पानी पूरी मास्टर।",
        "वीस मुले आणि एक शांत पाणीमास्तर.",
      ],
      picture: "/illustrations/gallery/filling-a-puri.svg",
    },
  },
  {
    id: "catering-corporate",
    subject: "cateringOccasion",
    texts: {
      type: "corporate",
      text: [
        "A counter in the canteen, done by the three o'clock call.",
        "कैंटीन में काउंटर, तीन बजे की मीटिंग से पहले काम खत्म।",
        "कँटीनमध्ये काउंटर, तीनच्या मीटिंगआधी काम पूर्ण.",
      ],
      picture: "/illustrations/gallery/steel-pots.svg",
    },
  },
  {
    id: "catering-wedding",
    subject: "cateringOccasion",
    texts: {
      type: "wedding",
      text: [
        "Mehendi, sangeet, reception: a counter for each.",
        "मेहंदी, संगीत, रिसेप्शन: हर एक के लिए काउंटर।",
        "मेंदी, संगीत, रिसेप्शन: प्रत्येकासाठी काउंटर.",
      ],
      picture: "/illustrations/gallery/family-eating.svg",
    },
  },
  {
    id: "catering-anniversary",
    subject: "cateringOccasion",
    texts: {
      type: "anniversary",
      text: [
        "The plates you shared when you were both broke.",
        "वही प्लेटें जो आप दोनों तब बाँटकर खाते थे जब जेब खाली थी।",
        "खिसा रिकामा असताना तुम्ही दोघांनी वाटून खाल्लेल्या त्याच प्लेट.",
      ],
      picture: "/illustrations/gallery/lassi-row.svg",
    },
  },
  {
    id: "catering-festival",
    subject: "cateringOccasion",
    texts: {
      type: "festival",
      text: [
        "Ganpati, Diwali, Holi: for the whole society.",
        "गणपति, दिवाली, होली: पूरी सोसायटी के लिए।",
        "गणपती, दिवाळी, होळी: संपूर्ण सोसायटीसाठी.",
      ],
      picture: "/illustrations/gallery/stall-at-night.svg",
    },
  },
  {
    id: "catering-other",
    subject: "cateringOccasion",
    texts: {
      type: "other",
      text: [
        "A reunion, a premiere, a house that is finished at last.",
        "पुराने दोस्तों का मिलना, कोई प्रीमियर, या आखिरकार तैयार हुआ घर।",
        "जुन्या मित्रांचे गेट-टुगेदर, एखादा प्रीमियर, किंवा अखेर तयार झालेले घर.",
      ],
      picture: "/illustrations/gallery/tossing-bhel.svg",
    },
  },
  {
    id: "catering-package-basic",
    subject: "cateringPackage",
    texts: {
      name: ["Basic", "बेसिक", "बेसिक"],
      price: "150",
      setupFee: "1000",
      dishes: [
        "Pani Puri 50\nSamosa 30\nPakora 40\nSoft Drinks 30",
        "पानी पूरी 50\nसमोसा 30\nपकौड़ा 40\nकोल्ड ड्रिंक 30",
        "पाणीपुरी 50\nसमोसा 30\nभजी 40\nकोल्ड ड्रिंक्स 30",
      ],
      note: [
        "The counter beside a buffet, or for tea time.",
        "बुफ़े के साथ काउंटर, या शाम की चाय के लिए।",
        "बुफेसोबत काउंटर, किंवा चहाच्या वेळेसाठी.",
      ],
      officeNote: [
        "For Friday evenings, when people want to stand about and talk.",
        "शुक्रवार की शाम के लिए, जब लोग खड़े-खड़े गपशप करना चाहते हैं।",
        "शुक्रवारच्या संध्याकाळी, उभ्याउभ्या गप्पा मारायच्या असतात तेव्हा.",
      ],
      weddingNote: [
        "A counter for the mehendi, or beside the main caterer's buffet.",
        "मेहंदी के लिए एक काउंटर, या मुख्य केटरर के बुफ़े के साथ।",
        "मेंदीसाठी एक काउंटर, किंवा मुख्य केटररच्या बुफेशेजारी.",
      ],
    },
  },
  {
    id: "catering-package-premium",
    subject: "cateringPackage",
    texts: {
      name: ["Premium", "प्रीमियम", "प्रीमियम"],
      price: "250",
      setupFee: "1500",
      dishes: [
        "Pani Puri 50\nSamosa 30\nPakora 40\nSoft Drinks 30\nChaat 60\nDessert 40",
        "पानी पूरी 50\nसमोसा 30\nपकौड़ा 40\nकोल्ड ड्रिंक 30\nचाट 60\nमिठाई 40",
        "पाणीपुरी 50\nसमोसा 30\nभजी 40\nकोल्ड ड्रिंक्स 30\nचाट 60\nगोड पदार्थ 40",
      ],
      note: [
        "An evening of chaat, with something sweet.",
        "चाट की एक शाम, साथ में कुछ मीठा।",
        "चाटची एक संध्याकाळ, सोबत काहीतरी गोड.",
      ],
      officeNote: [
        "The usual choice for town halls and client visits.",
        "टाउन हॉल और क्लाइंट विज़िट के लिए सबकी पसंद।",
        "टाउन हॉल आणि क्लायंट भेटींसाठी सगळ्यांची पसंती.",
      ],
      weddingNote: [
        "Enough for a sangeet where dinner is whenever people are hungry.",
        "ऐसे संगीत के लिए काफ़ी, जहाँ भूख लगे तब खाना हो।",
        "भूक लागेल तेव्हा जेवण अशा संगीतासाठी पुरेसे.",
      ],
    },
  },
  {
    id: "catering-package-deluxe",
    subject: "cateringPackage",
    texts: {
      name: ["Deluxe", "डीलक्स", "डीलक्स"],
      price: "350",
      setupFee: "2000",
      dishes: [
        "Pani Puri 50\nSamosa 30\nPakora 40\nSoft Drinks 30\nChaat 60\nDessert 40\nBiryani 120",
        "पानी पूरी 50\nसमोसा 30\nपकौड़ा 40\nकोल्ड ड्रिंक 30\nचाट 60\nमिठाई 40\nबिरयानी 120",
        "पाणीपुरी 50\nसमोसा 30\nभजी 40\nकोल्ड ड्रिंक्स 30\nचाट 60\nगोड पदार्थ 40\nबिर्याणी 120",
      ],
      note: [
        "A whole meal, from the first puri to the biryani.",
        "पूरा खाना, पहली पूरी से लेकर बिरयानी तक।",
        "पूर्ण जेवण, पहिल्या पुरीपासून बिर्याणीपर्यंत.",
      ],
      officeNote: [
        "A whole dinner, for annual days and the night of a release.",
        "पूरा डिनर, एनुअल डे और रिलीज़ वाली रात के लिए।",
        "पूर्ण जेवण, ॲन्युअल डे आणि रिलीजच्या रात्रीसाठी.",
      ],
      weddingNote: [
        "A full meal, from the first puri to the biryani and dessert.",
        "पूरा खाना, पहली पूरी से लेकर बिरयानी और मीठे तक।",
        "पूर्ण जेवण, पहिल्या पुरीपासून बिर्याणी आणि गोडापर्यंत.",
      ],
    },
  },
  {
    id: "catering-dish-pani-puri",
    subject: "cateringDish",
    texts: {
      name: ["Pani Puri", "पानी पूरी", "पाणीपुरी"],
      price: "25",
    },
  },
  {
    id: "catering-dish-shev-puri",
    subject: "cateringDish",
    texts: {
      name: ["Shev Puri", "सेव पूरी", "शेवपुरी"],
      price: "50",
    },
  },
  {
    id: "catering-dish-masala-puri",
    subject: "cateringDish",
    texts: {
      name: ["Masala Puri", "मसाला पूरी", "मसालापुरी"],
      price: "50",
    },
  },
  {
    id: "catering-dish-dahi-puri",
    subject: "cateringDish",
    texts: {
      name: ["Dahi Puri", "दही पूरी", "दहीपुरी"],
      price: "60",
    },
  },
  {
    id: "catering-dish-ragada-puri",
    subject: "cateringDish",
    texts: {
      name: ["Ragada Puri", "रगड़ा पूरी", "रगडापुरी"],
      price: "50",
    },
  },
  {
    id: "catering-dish-spdp",
    subject: "cateringDish",
    texts: {
      name: ["SPDP", "एसपीडीपी", "एसपीडीपी"],
      price: "60",
    },
  },
  {
    id: "catering-dish-oli-bhel",
    subject: "cateringDish",
    texts: {
      name: ["Oli Bhel", "गीली भेल", "ओली भेळ"],
      price: "60",
    },
  },
  {
    id: "catering-dish-suki-bhel",
    subject: "cateringDish",
    texts: {
      name: ["Suki Bhel", "सूखी भेल", "सुकी भेळ"],
      price: "60",
    },
  },
  {
    id: "catering-dish-water-500ml",
    subject: "cateringDish",
    texts: {
      name: ["Water Bottle (500ml)", "पानी की बोतल (500ml)", "पाण्याची बाटली (500ml)"],
      price: "10",
    },
  },
  {
    id: "catering-dish-water-1l",
    subject: "cateringDish",
    texts: {
      name: ["Water Bottle (1L)", "पानी की बोतल (1L)", "पाण्याची बाटली (1L)"],
      price: "20",
    },
  },
  {
    id: "catering-dish-drinks",
    subject: "cateringDish",
    texts: {
      name: ["Drinks (200ml)", "ड्रिंक (200ml)", "ड्रिंक्स (200ml)"],
      price: "20",
    },
  },
  {
    id: "catering-dish-lassi",
    subject: "cateringDish",
    texts: {
      name: ["Lassi", "लस्सी", "लस्सी"],
      price: "30",
    },
  },
  {
    id: "catering-terms",
    subject: "cateringTerms",
    texts: {
      serviceChargePercent: "2",
      venueFee: "500",
      guests: "10-500",
      hours: "1-12",
    },
  },
];
