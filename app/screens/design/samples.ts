import type { DishCardDish } from "#app/ui/dish-card.tsx";

const plain = { isVeg: true, isSpicy: false, isPopular: false, rating: null, reviewCount: 0 };

export const dishes: DishCardDish[] = [
  {
    ...plain,
    id: "classic",
    name: "Classic Pani Puri",
    description: "Six crisp puris, warm ragda, tangy tamarind and cold mint water.",
    pricePaise: 8000,
    image: "/illustrations/dishes/classic-pani-puri.svg",
    isPopular: true,
    isSpicy: true,
    rating: 4.7,
    reviewCount: 128,
  },
  {
    ...plain,
    id: "dahi",
    name: "Dahi Puri",
    description: "Filled with sweet curd, sev and coriander.",
    pricePaise: 10050,
    image: "/illustrations/dishes/dahi-puri.svg",
  },
  {
    ...plain,
    id: "misal",
    name: "Kolhapuri Tambda Rassa Misal Pav with Extra Farsan and Two Butter Pavs",
    description:
      "Sprouted moth beans in a red, smoky gravy that makes you reach for the taak; farsan, onion, lime, two soft pavs and a promise to come back tomorrow.",
    pricePaise: 124000,
    image: "/illustrations/dishes/misal-pav.svg",
    isSpicy: true,
    rating: 5,
    reviewCount: 1,
  },
  {
    ...plain,
    id: "kulfi",
    name: "मलई कुल्फी",
    description: "दाट दूध, वेलदोडा आणि पिस्ते.",
    pricePaise: 6000,
    image: "/illustrations/dishes/malai-kulfi.svg",
    soldOut: true,
    rating: 4,
    reviewCount: 12,
  },
];
