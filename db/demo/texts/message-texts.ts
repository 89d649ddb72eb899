import type { ContactSubject } from "#app/domain/messages/contact-subjects.ts";

export const messageTexts: Record<ContactSubject, readonly string[]> = {
  general: [
    "Are you open on Dussehra? My cousins come from Nagpur and want to try your pani puri.",
    "Do you have a stall near Hinjawadi, too, or is the Deccan one the only one?",
    "आपण दिवाळीत पूर्ण आठवडा सुरू आहात का?",
    "Is the oil you fry in groundnut oil? My daughter cannot have palm oil.",
  ],
  order: [
    "I put the wrong flat number on my order. It is B-604, not B-406. Please tell the rider.",
    "Can I add two plates of shev puri to an order that I have just placed?",
    "The UPI payment went through twice. Please look and send one of them back.",
  ],
  feedback: [
    "The new kokum sharbat is wonderful. Please keep it after the summer.",
    "Paper bowls instead of plastic: thank you! We noticed.",
    "Please write on the menu which chutneys have garlic in them.",
    "तुमची पाणीपुरी खूप छान आहे. मीठ थोडं कमी केलं तर अजून छान लागेल.",
  ],
  complaint: [
    "The order came an hour late on Saturday and the puris were soft.",
    "Your rider rang at the wrong house twice, and the neighbours were not amused.",
    "Two of the six puris were broken. For this price I expect better packing.",
  ],
  catering: [
    "Do you come to Lonavala for a wedding of 250 guests in February?",
    "We would like a counter with Jain dishes only. What would it cost for 80 people?",
    "Can we taste the wedding menu before we book?",
  ],
};
