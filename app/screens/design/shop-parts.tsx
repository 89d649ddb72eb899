import { formatRupees } from "#app/domain/money.ts";
import { offers } from "#app/domain/shop.ts";
import { Badge, StatusBadge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DishCards } from "#app/ui/dish-cards.tsx";
import { Icon, iconNames } from "#app/ui/icon.tsx";
import { OfferCard } from "#app/ui/offer-card.tsx";
import { Price } from "#app/ui/price.tsx";
import { QuantityForm } from "#app/ui/quantity.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { Stat, Stats } from "#app/ui/stat.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { dishes } from "./samples.ts";

const here = "/design";

export function ShopParts() {
  return (
    <>
      <section className="stack">
        <h2>Dishes</h2>
        <DishCards dishes={dishes} page={here} hearted={dishes.slice(0, 1).map(({ id }) => id)} />
      </section>
      <section className="stack">
        <h2>Special offers</h2>
        <div className="grid">
          {offers.map((offer) => (
            <OfferCard key={offer.name} {...offer} />
          ))}
        </div>
      </section>
      <CartParts />
      <section className="stack">
        <h2>Buttons</h2>
        <div className="row">
          <Button>Order Now</Button>
          <Button variant="secondary">View Full Menu</Button>
          <Button variant="quiet">Clear Cart</Button>
          <Button variant="danger" icon="trash">
            Delete
          </Button>
          <Button variant="icon" icon="share" aria-label="Share" />
          <Button disabled>Sold out</Button>
          <Button size="small">Small</Button>
          <ButtonLink to="/menu" size="large" icon="flame">
            Order Now
          </ButtonLink>
        </div>
      </section>
      <section className="stack">
        <h2>Badges, ratings, prices</h2>
        <div className="row">
          <StatusBadge status="pending" />
          <StatusBadge status="confirmed" />
          <StatusBadge status="preparing" />
          <StatusBadge status="out_for_delivery" />
          <StatusBadge status="delivered" />
          <StatusBadge status="cancelled" />
          <StatusBadge status="in_progress" />
          <StatusBadge status="completed" />
          <Badge>Customized</Badge>
        </div>
        <div className="row">
          <Rating value={4.3} count={87} />
          <Rating value={3.5} count={2} stars />
          <Rating value={5} stars />
          <Rating value={null} count={0} />
          <Price paise={12050} large />
          <Price paise={10000} wasPaise={12000} />
        </div>
      </section>
      <section className="stack">
        <h2>Figures</h2>
        <Stats>
          <Stat label="Customers" value="10K+" icon="user" />
          <Stat label="Rating" value="4.9" icon="star" hint="of 5" />
          <Stat label="Active orders" value={3} icon="receipt" to={here} />
          <Stat label="Spent" value={formatRupees(1234500)} />
        </Stats>
      </section>
      <section className="stack">
        <h2>Icons</h2>
        <ul className="row">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CartParts() {
  return (
    <section className="stack">
      <h2>Cart and order</h2>
      <div className="split">
        <div className="stack">
          <Card as="div">
            <ul className="lines">
              {dishes.slice(0, 3).map((dish, at) => (
                <li key={dish.id} className="line">
                  <img src={dish.image} alt="" width={80} height={60} loading="lazy" />
                  <div>
                    <h3>{dish.name}</h3>
                    <p className="muted small">Extra spicy, sweet water</p>
                    <Badge tone="hot">Customized</Badge>
                  </div>
                  <div className="line-end">
                    <QuantityForm
                      action={here}
                      fields={{ line: at }}
                      quantity={at + 1}
                      of={dish.name}
                    />
                    <Price paise={dish.pricePaise * (at + 1)} large />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
          <Card title="What's Next">
            <Steps
              label="Order progress"
              steps={[
                { label: "Order Confirmed", state: "done", detail: "7:42 PM" },
                { label: "Preparing Your Order", state: "current", detail: "5-10 min" },
                { label: "On the Way", state: "next" },
                { label: "Delivered", state: "next" },
              ]}
            />
          </Card>
        </div>
        <Summary
          title="Order Summary"
          rows={[
            { label: "Subtotal", value: <Price paise={20050} /> },
            { label: "Delivery fee", value: "Free" },
          ]}
          totalPaise={20050}
          notes={<p>Estimated delivery: 30-45 minutes</p>}
          action={<ButtonLink to="/checkout">Proceed to Checkout</ButtonLink>}
        />
      </div>
    </section>
  );
}
