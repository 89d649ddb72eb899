import type { Device } from "#app/domain/access/device.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import type { CounterOrder } from "#app/domain/counter/counter-order.ts";
import type { SoldOffline, TakeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { paiseToRupees } from "#app/domain/money.ts";

/** The input of staff; the queue adds what the device knows. */
export type NewOrder = {
  /** The order in the form's format, for corrections. */
  form: CounterOrder;
  body: TakeOrderBody;
  /** Such as "2 × Pani Puri", for people. */
  lines: string[];
  /** The total that the customer was told. */
  totalPaise: number;
  /** How the sale adds up to that total. */
  sale: SoldOffline;
};

export type QueuedOrder = NewOrder & {
  /** Increases in the order in which they were taken. */
  position: number;
  body: { device: NonNullable<TakeOrderBody["device"]> };
  token: string;
  takenAt: string;
  /**
   * `refused`: the shop cannot take it as it is. `placed`: with a different token from the one the
   * customer was told.
   */
  state: "waiting" | "refused" | "placed";
  /**
   * Why it is still here, for `shownMessage`: the shop's message about a refused order, the token
   * of a placed one, or one of the two below; empty if it only waits for its turn.
   */
  message: string;
};

// The stored value, whatever the language.
export const NOT_ALLOWED = "not allowed";
export const SHOP_FAILED = "shop failed";

/** How many tokens a device has given out on a day. */
type GivenTokens = { deviceId: string; day: string; lettered: number };

const ORDERS = "orders";
const TOKENS = "tokens";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("counter", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ORDERS, { keyPath: "position", autoIncrement: true });
      request.result.createObjectStore(TOKENS, { keyPath: ["deviceId", "day"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Retries with a new handle, because a browser may close the database or fail to write at any time. */
async function inDatabase<Value>(work: (database: IDBDatabase) => Promise<Value>): Promise<Value> {
  try {
    return await work(await open());
  } catch (error) {
    console.warn("The queue of this device is opened again", error);
    opened?.then((database) => database.close()).catch(() => {});
    opened = undefined;
    return work(await open());
  }
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the browser has written everything to disk. */
function write<Value>(
  work: (transaction: IDBTransaction) => Promise<Value> | Value,
): Promise<Value> {
  return inDatabase(async (database) => {
    const transaction = database.transaction([ORDERS, TOKENS], "readwrite", {
      durability: "strict",
    });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(transaction), written]);
    return value;
  });
}

/** In the order in which they were taken. */
export function queuedOrders(): Promise<QueuedOrder[]> {
  return inDatabase((database) =>
    resultOf(database.transaction(ORDERS).objectStore(ORDERS).getAll()),
  );
}

export async function isQueued(clientOrderId: string): Promise<boolean> {
  const orders = await queuedOrders();
  return orders.some(({ body }) => body.device.clientOrderId === clientOrderId);
}

/** The next token with the device's letter, which no other device gives out. */
async function nextToken(transaction: IDBTransaction, { id, letter }: Device): Promise<string> {
  const store = transaction.objectStore(TOKENS);
  const day = dayInIndia(now());
  const given: GivenTokens | undefined = await resultOf(store.get([id, day]));
  const lettered = (given?.lettered ?? 0) + 1;
  store.delete(IDBKeyRange.upperBound([id, day], true));
  store.put({ deviceId: id, day, lettered } satisfies GivenTokens);
  return `${letter}${lettered}`;
}

function charged({ totalPaise, sale }: NewOrder) {
  return { total: paiseToRupees(totalPaise), soldOffline: sale };
}

/** Takes an order offline: once this resolves, the order has its token and survives a crash. */
export async function queueOrder(
  device: Device,
  takenBy: string,
  order: NewOrder,
): Promise<QueuedOrder> {
  const takenAt = now().toISOString();
  const clientOrderId = order.form.key;
  return write(async (transaction) => {
    const token = await nextToken(transaction, device);
    const known = { clientOrderId, tokenNumber: token, takenAt, takenBy, ...charged(order) };
    const queued: Omit<QueuedOrder, "position"> = {
      ...order,
      body: { ...order.body, device: known },
      token,
      takenAt,
      state: "waiting",
      message: "",
    };
    const position = await resultOf(transaction.objectStore(ORDERS).add(queued));
    return { ...queued, position: Number(position) };
  });
}

/** Replaces a refused order with the corrected one, which keeps the id, token, time and taker. */
export async function correctOrder(refused: QueuedOrder, order: NewOrder): Promise<QueuedOrder> {
  const device = { ...refused.body.device, ...charged(order) };
  const body = { ...order.body, device };
  const corrected: QueuedOrder = { ...refused, ...order, body, state: "waiting", message: "" };
  await keepOrder(corrected);
  return corrected;
}

export function keepOrder(order: QueuedOrder): Promise<unknown> {
  return write((transaction) => resultOf(transaction.objectStore(ORDERS).put(order)));
}

/** Only call it once the shop has the order, or has recorded why it was given up. */
export function forgetOrder({ position }: QueuedOrder): Promise<unknown> {
  return write((transaction) => resultOf(transaction.objectStore(ORDERS).delete(position)));
}
