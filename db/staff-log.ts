/**
 * Staff actions as rows like those of `audit_log`: the audit log plus the changes to orders, which
 * only the orders' histories store. Without the casts, SQLite would read and sort everything,
 * because it only merges columns of the same type. Reasons of cancellations and changes are left
 * out, because they may name people.
 */
export const staffLog = `(
  select id, actor_id, actor_name, action, subject_kind, subject_id, subject_name, before, after, origin, created_at
  from audit_log
  union all
  select id, actor_id, actor_name,
    cast(case
      when kind = 'status' then iif(to_value = 'cancelled', 'order.cancelled', 'order.status_changed')
      when kind = 'ready' then iif(to_value = 'ready', 'order.ready', 'order.not_ready')
      when kind = 'delay' then 'order.delayed'
      when kind = 'rider' then 'order.rider_assigned'
      when kind = 'not_home' then 'order.not_home'
      when kind = 'order' then 'order.changed'
      when kind = 'sold_offline' then 'order.sold_offline'
      when kind = 'approved' then 'order.approved'
      when kind = 'claim' then 'order.payment_claimed'
      when kind = 'refund' then 'order.refunded'
      when kind = 'refund_reversal' then 'order.refund_reversed'
      when kind = 'kept' then 'order.part_kept'
      when kind = 'reversal' then iif(from_value = 'claim', 'order.claim_rejected', 'order.payment_reversed')
      else iif(to_value = 'paid', 'order.paid', 'order.payment_recorded')
    end as text),
    cast('order' as text), order_id, (select order_number from orders where orders.id = order_id),
    cast(case
      when kind = 'status' then json_object('status', from_value)
      when kind = 'ready' then json_object('isReady', json(iif(from_value = 'ready', 'true', 'false')))
      when kind = 'delay' then json_object('delayMinutes', cast(from_value as integer))
      when kind = 'rider' then json_object('rider', (select name from users where users.id = from_value))
      when kind = 'not_home' then json_object('notHome', from_value)
      when kind = 'order' then from_value
      when kind = 'kept' then json_object('keptPaise', cast(from_value as integer))
      when to_value = 'paid' then json_object('paymentStatus', from_value)
    end as text),
    cast(case
      when kind = 'status' then json_object('status', to_value)
      when kind = 'ready' then json_object('isReady', json(iif(to_value = 'ready', 'true', 'false')))
      when kind = 'delay' then json_object('delayMinutes', cast(to_value as integer))
      when kind = 'rider' then json_object('rider', (select name from users where users.id = to_value))
      when kind = 'not_home' then json_object('notHome', to_value)
      when kind = 'order' then json_set(to_value, '$.dishes', json((
        select json_group_array(printf('%+d %s', dish.value ->> 'quantity', dish.value ->> 'name') ||
          coalesce(' (' || (select group_concat(value, ', ') from json_each(dish.value, '$.options')) || ')', ''))
        from json_each(items) dish)))
      when kind = 'sold_offline' then json_object('totalPaise', cast(to_value as integer), 'differences',
        iif(json_valid(reason), reason ->> 'en', reason))
      when kind = 'approved' then json_object('what', from_value, 'approvedBy', to_value)
      when kind = 'kept' then json_patch(
        json_object('keptPaise', cast(to_value as integer)), json_object('reason', nullif(reason, '')))
      when to_value = 'paid' then json_object('paymentStatus', to_value)
      else json_patch(
        json_object('method', iif(from_value = 'claim', 'upi', from_value), 'amountPaise', cast(to_value as integer)),
        json_object('reason', nullif(reason, '')))
    end as text),
    origin, created_at
  from order_changes
  where actor_id is not null)`;
