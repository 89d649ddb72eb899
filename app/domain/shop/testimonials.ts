/** Quotes of guests at the counter, printed with their permission. */
export const testimonials = [
  {
    name: "Mrunal Gokhale",
    from: "Prabhat Road",
    rating: 5,
    text: "My grandmother is particular about her pani. She had six, said nothing, and held out her bowl for six more. In our house that is a standing ovation.",
  },
  {
    name: "Aniket Shinde",
    from: "Fergusson College",
    rating: 5,
    text: "After the last lecture it is always the same order: one SPDP, one Spicy Pani Puri, one taak to put out the fire. It is ready before we find a place to stand.",
  },
  {
    name: "Farida Contractor",
    from: "Camp",
    rating: 5,
    text: "They did the chaat counter at my daughter's mehendi: 180 guests, three kinds of pani, and not one person asked where the main course was.",
  },
] as const;
