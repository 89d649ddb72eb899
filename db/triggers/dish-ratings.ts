/** `rating_count` and `rating_total` of each dish: the number of its visible reviews and the sum of their stars. */

const add = `
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating
  WHERE id = new.product_id AND new.is_hidden = 0;`;

const subtract = `
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating
  WHERE id = old.product_id AND old.is_hidden = 0;`;

export const dishRatingTriggers = [
  `CREATE TRIGGER dish_ratings_insert AFTER INSERT ON reviews BEGIN ${add}
END`,
  `CREATE TRIGGER dish_ratings_update AFTER UPDATE OF product_id, rating, is_hidden ON reviews BEGIN ${subtract} ${add}
END`,
  `CREATE TRIGGER dish_ratings_delete AFTER DELETE ON reviews BEGIN ${subtract}
END`,
];

export const recountDishRatings = `
  UPDATE products SET rating_count = 0, rating_total = 0;
  UPDATE products SET rating_count = reviews.rating_count, rating_total = reviews.rating_total FROM (
    SELECT product_id, count(*) AS rating_count, sum(rating) AS rating_total
    FROM reviews WHERE is_hidden = 0 GROUP BY product_id
  ) AS reviews WHERE reviews.product_id = products.id;`;
