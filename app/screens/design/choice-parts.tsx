import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { daysOfMonth, monthLabel } from "#app/domain/catering/month.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DayCalendar } from "#app/ui/catering/day-calendar.tsx";
import { plainMeta } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProductImageField } from "#app/ui/products/product-image-field.tsx";
import { StarField } from "#app/ui/reviews/star-field.tsx";
import { dishes } from "./samples.ts";

const here = "/design?part=choices";
const month = "2026-02";
const fullDay = `${month}-14`;
const firstFreeDay = `${month}-05`;

function stateOf(day: string) {
  if (day < firstFreeDay) return "past";
  return day === fullDay ? "full" : "free";
}

const february: BookedMonth = {
  month,
  label: monthLabel(month),
  guestsPerDay: 1000,
  previous: null,
  next: "2026-03",
  days: daysOfMonth(month).map((day) => ({
    day,
    label: day,
    bookedGuests: day === fullDay ? 1000 : 250,
    room: day === fullDay ? 0 : 750,
    state: stateOf(day),
  })),
};

export function ChoiceParts() {
  return (
    <>
      <Card title="Stars and pictures">
        <StarField meta={plainMeta("rating", { value: "4" })} legend="Rating" />
        <StarField
          meta={plainMeta("noRating", { error: "Please choose a rating" })}
          legend="Rating, refused"
        />
        <ProductImageField meta={plainMeta("picture")} value={dishes[0]?.image ?? ""} />
        <ProductImageField meta={plainMeta("noPicture", { error: "Image is required" })} value="" />
      </Card>
      <Card title="Days">
        <DayCalendar
          month={february}
          chosen={`${month}-20`}
          previous={null}
          next={
            <Button variant="icon" aria-label="March 2026">
              <Icon name="chevron-right" />
            </Button>
          }
          freeDay={({ day }, label, content) => (
            <a key={day} href={here} className="calendar-day" aria-label={label}>
              {content}
            </a>
          )}
        />
      </Card>
    </>
  );
}
