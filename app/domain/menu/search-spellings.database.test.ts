import { beforeAll, expect, test } from "vitest";
import { fillStarterMenu } from "./fill-starter-menu.server.ts";
import { listMenu } from "./list-dishes.server.ts";
import { boardView } from "./schema.ts";

beforeAll(fillStarterMenu);

function found(q: string): string[] {
  return listMenu(boardView(new URLSearchParams({ q }))).items.map(({ slug }) => slug);
}

/** Separated by commas. */
const spellings: Record<string, string> = {
  "classic-pani-puri": `pani puri, panipuri, pani-puri, paani poori, paanipoori, Pani Pury,
    pani purri, पाणीपुरी, पाणी पुरी, पानी पूरी, पानीपूरी, पाणि पुरि, classic panipuri, golgappa,
    gol gappa, gol gappe, golgappe, गोलगप्पा, गोल गप्पे, puchka, phuchka, fuchka, पुचका, फुचका,
    batasha, पानी के बताशे, gupchup, panipoori, punipuri`,
  "spicy-pani-puri": "spicy panipuri, teekha pani puri, तिखट पाणीपुरी, tikhat panipuri",
  "goad-sweet-pani-puri": `god panipuri, goad pani puri, गोड पाणी पुरी, meethi panipuri,
    मीठी पानी पूरी`,
  "dahi-puri": "dahi poori, dahipuri, दहीपुरी, दही पूरी, curd puri",
  "ragda-puri": "ragada puri, रगड़ा पूरी, रगडापुरी",
  "shev-puri": "sev puri, sevpuri, shevpuri, शेवपुरी, सेव पूरी, seve puri",
  spdp: `SPDP, s p d p, S.P.D.P., s.p.d.p, एसपीडीपी, एस.पी.डी.पी., एस पी डी पी,
    sev potato dahi puri, batata puri, sev batata puri, बटाटा पुरी`,
  "bhel-puri": "bhel, bhelpuri, bhel poori, भेळ, भेल, भेळपुरी, भेल पूरी, bell puri, bhelpoori",
  "oli-bhel": "oli bhel, ओली भेळ, गीली भेल, wet bhel, olibhel",
  "suki-bhel": "sukha bhel, सुकी भेळ, सूखी भेल, jhal muri, झालमुड़ी",
  "ragda-pattice": `ragda patties, ragda pattice, ragda petis, ragada pattis, रगडा पॅटिस,
    रगडा पेटीस, रगड़ा पैटिस, ragdapattice, aloo tikki, आलू टिक्की`,
  "samosa-chaat": "samosa, samosa chat, समोसा चाट, समोसे, samosachat",
  "dahi-vada": "dahi wada, dahivada, दही वडा, दही बड़ा, dahi bhalle, दही भल्ले, dahi bada",
  "vada-pav": `vada pav, wada pav, wada pao, vadapav, vada pao, वडापाव, वडा पाव, बड़ा पाव, vadapao,
    waada paav, bada pav, वड़ापाव, vadapaav`,
  "misal-pav": "misal, missal, misal pao, misalpav, मिसळ, मिसळपाव, मिसल पाव, missal paav",
  "pav-bhaji": "pav bhaji, pavbhaji, pao bhaji, pau bhaji, पावभाजी, पाव भाजी, pav bhaaji",
  dabeli: "dabeli, dabelli, दाबेली, दबेली, kachchi dabeli, कच्छी दाबेली",
  "kanda-bhaji": `kanda bhaji, kandabhaji, कांदाभजी, कांदा भजी, kanda bhajiya, pyaz pakora,
    pyaaz pakoda, प्याज पकौड़ा, प्याज़ के पकौड़े, khekda bhaji, कांदे भजी`,
  "batata-vada": "batata wada, batatavada, बटाटावडा, बटाटा वडा, aloo bonda, आलू बोंडा, aloo vada",
  "sabudana-vada": "sabudana wada, साबुदाणा वडा, साबूदाना वड़ा, sabudanavada, saboodana vada",
  "kothimbir-vadi": "kothimbir vadi, kothimbirvadi, कोथिंबीर वडी, kothimbeer wadi, धनिया वड़ी",
  "kanda-pohe": "poha, pohe, kanda poha, कांदे पोहे, कांदापोहे, पोहा, kandapohe",
  lassi: "lassi, lasi, लस्सी, लसी, lassee",
  "masala-chai": "chai, masala chai, चहा, चाय, मसाला चाय, chaha, tea, chay",
  "sol-kadhi": "sol kadhi, solkadhi, सोलकढी, सोल कढ़ी, solkadi",
  "usacha-ras": `sugarcane juice, sugar cane juice, ganne ka ras, गन्ने का रस, उसाचा रस, usacha ras,
    ऊसाचा रस, oosacha rus`,
  "nimbu-soda": "nimbu soda, nimboo soda, नींबू सोडा, लिंबू सोडा, limbu soda, lemon soda",
  "kokum-sharbat": "kokum sharbat, kokam sarbat, कोकम सरबत, कोकम शरबत",
  "masala-taak": "buttermilk, butter milk, taak, tak, ताक, chaas, chhaas, छाछ, mattha, मट्ठा",
  "malai-kulfi": "kulfi, kulfee, कुल्फी, कुलफी, malai kulfi, मलाई कुल्फी, मलई कुल्फी",
  jalebi: "jalebi, jilebi, jilbi, जिलबी, जलेबी, zalebi, jaleby",
  "gulab-jamun": "gulab jamun, gulabjamun, गुलाबजाम, गुलाब जामुन, gulaab jaman",
  "kesar-shrikhand": "shrikhand, srikhand, shreekhand, श्रीखंड, केसर श्रीखंड, केशर श्रीखंड",
  "mango-mastani": "mastani, mango mastani, मँगो मस्तानी, मैंगो मस्तानी, आंबा मस्तानी",
  "puran-poli": "puran poli, puranpoli, पुरणपोळी, पूरन पोली, pooranpoli",
  "ukadiche-modak": "modak, मोदक, ukdiche modak, उकडीचे मोदक, ukadiche modhak",
};

const table = Object.entries(spellings).flatMap(([slug, all]) =>
  all.split(/,\s+/).map((q) => [q, slug] as const),
);

test("the table has at least 60 spellings in both scripts", () => {
  expect(table.length).toBeGreaterThan(60);
  expect(table.filter(([q]) => /[ऀ-ॿ]/.test(q)).length).toBeGreaterThan(60);
});

test.each(table)("%s finds first %s", (q, slug) => {
  expect(found(q)[0]).toBe(slug);
});

test.each([
  ["पाणीपुरी", "पाणी पुरी"],
  ["दहीपुरी", "दही पुरी"],
  ["शेवपुरी", "शेव पुरी"],
  ["भेळपुरी", "भेळ पुरी"],
  ["मसालापुरी", "मसाला पुरी"],
  ["रगडापुरी", "रगडा पुरी"],
  ["मिसळपाव", "मिसळ पाव"],
  ["वडापाव", "वडा पाव"],
  ["पावभाजी", "पाव भाजी"],
  ["spdp", "S.P.D.P."],
])("%s, in one word or several (%s), finds the same dishes", (joined, separate) => {
  expect(found(joined).length).toBeGreaterThan(0);
  expect(found(separate)[0]).toBe(found(joined)[0]);
  expect(found(separate)).toEqual(expect.arrayContaining(found(joined)));
});
