import { expect, test } from "vitest";
import { dietaryMarks, marksOfItem } from "./dietary-marks.ts";

test.each(["Jain (no onion, no garlic)", "JAIN please", "एक जैन", "jain thali"])(
  "%j is Jain",
  (text) => {
    expect(dietaryMarks(["Hot spice", text])).toContain("Jain");
  },
);

test.each([
  "My son is allergic to peanuts",
  "Allergies: sesame",
  "nut-free please",
  "please do not add nuts",
  "No peanuts!",
  "no peanut",
  "without any roasted cashews",
  "lactose intolerant",
  "dairy free pls",
  "dont put curd",
  "don't add any milk",
  "avoid garlic",
  "No onion",
  "no onion no garlic",
  "Without onion and with lots of shev",
  "skip the curd",
  "hold the butter please",
  "less spicy, no soy sauce",
  "gluten-free",
  "never any mustard",
  "bina pyaaz",
  "bina pyaz ke",
  "bina lehsun",
  "pyaz mat daalna",
  "pyaaz nahi chahiye",
  "mungfali mat dalna",
  "moongphali nahi",
  "kaju mat dalna",
  "dahi nahi chahiye",
  "kanda nako",
  "kanda lasun nako",
  "shengdane nako",
  "shengdana ajibat nako",
  "dudh nako please",
  "vina kanda",
  "मला शेंगदाण्याची अॅलर्जी आहे",
  "शेंगदाण्यांची ॲलर्जी",
  "शेंगदाणे नको",
  "शेंगदाणे अजिबात नको",
  "शेंगदाणे टाकू नका",
  "कांदा नको",
  "कांदा लसूण नको",
  "कांदा-लसूण घालू नका",
  "लसूण नसावी",
  "दही नको",
  "दूध नसलेले द्या",
  "काजू नाही चालत",
  "तूप नको, तेल चालेल",
  "विना कांदा",
  "सुकामेवा नको",
  "तीळ वगळून",
  "मोहरी नको",
  "मूँगफली मत डालना",
  "मूंगफली नहीं चाहिए",
  "मुझे मूँगफली से एलर्जी है",
  "बिना प्याज़",
  "बिना प्याज़ और लहसुन के",
  "प्याज़ मत डालिए",
  "लहसुन नहीं",
  "दही मत डालना",
  "बिना दूध के",
  "काजू-पिस्ता मत डालें",
  "मेवे नहीं चाहिए",
  "बिना घी",
])("%j says what must be left out", (text) => {
  expect(dietaryMarks([text])).toContain("Allergy");
});

test.each([
  "",
  "Extra peanuts",
  "extra onion please",
  "Extra onion, no coriander",
  "No coriander but extra nuts",
  "Less spicy, no coriander",
  "no need to ring, I love garlic",
  "Lots of curd",
  "peanuts on top",
  "Nutan will collect it",
  "Ring twice; the milk is for the cat",
  "no plastic spoon",
  "Do not ring the bell",
  "call me, do not use the lift",
  "jyada pyaaz",
  "pyaaz extra dena",
  "mirchi kam, pyaz zyada",
  "mirchi nako, kanda jast",
  "teekha mat karna",
  "जास्त कांदा",
  "कांदा जास्त टाका",
  "तिखट नको, कांदा जास्त",
  "शेंगदाणे जास्त",
  "दही भरपूर",
  "चमचा नको",
  "तिला फोन करू नका",
  "प्याज़ ज़्यादा",
  "मिर्च मत डालना, प्याज़ ज़्यादा",
  "मूँगफली ज़्यादा डालना",
  "घंटी मत बजाना",
  "ज़्यादा तीखा नहीं",
])("%j is marked as nothing", (text) => {
  expect(dietaryMarks([text])).toEqual([]);
});

test("both marks are shown", () => {
  expect(dietaryMarks(["Jain", "no nuts"])).toEqual(["Jain", "Allergy"]);
});

test("what a Jain choice leaves out is no allergy, but what else the customer asks for is", () => {
  const item = { choices: ["Jain (no onion, garlic or potato)"], specialInstructions: "" };
  expect(marksOfItem(item)).toEqual(["Jain"]);
  expect(marksOfItem({ ...item, specialInstructions: "no nuts" })).toEqual(["Jain", "Allergy"]);
});
