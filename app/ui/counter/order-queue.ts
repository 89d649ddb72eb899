import type { Device } from "#app/domain/access/device.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import type { CounterOrder } from "#app/domain/counter/counter-order.ts";
import type { ReservedTokens } from "#app/domain/counter/schema.ts";
import type { SoldOffline, TakeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { paiseToRupees } from "#app/domain/money.ts";

/** What staff enter; the queue adds what the device knows. */
export type NewOrder = {
  /** As the form holds it, to be corrected there. */
  form: CounterOrder;
  body: TakeOrderBody;
  /** Such as "2 × Pani Puri", for people. */
  lines: string[];
  /** What the customer was told. */
  totalPaise: number;
  /** How it adds up to that. */
  sale: SoldOffline;
};

export type QueuedOrder = NewOrder & {
  /** Rises in the order in which they were taken. */
  position: number;
  body: { device: NonNullable<TakeOrderBody["device"]> };
  token: string;
  takenAt: string;
  /** `refused`: the shop cannot take it as it is. `placed`: with another token than the customer was told. */
  state: "waiting" | "refused" | "placed";
  /**
   * Why it is still here, for `shownMessage`: what the shop said about a refused order, the token that a placed one has,
   * or one of the two below; empty if it only waits for its turn.
   */
  message: string;
};

// Kept in the browser, whatever the language.
export const NOT_ALLOWED = "not allowed";
export const SHOP_FAILED = "shop failed";

/** The tokens of a device on one day. */
type GivenTokens = ReservedTokens & {
  deviceId: string;
  /** The highest number given out; 0 for none. */
  last: number;
  /** How many tokens with the device's letter were given out. */
  lettered: number;
};

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

/** Tries again with a new handle: a browser may close the database, or fail to write, at any time. */
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

function tokensOn(
  transaction: IDBTransaction,
  device: Device,
  day: string,
): Promise<GivenTokens | undefined> {
  return resultOf(transaction.objectStore(TOKENS).get([device.id, day]));
}

/** The next reserved number, else one with the device's letter; both are the device's own. */
function nextToken(given: GivenTokens, { letter }: Device): string {
  const block = given.blocks.find(({ last }) => last > given.last);
  if (!block) {
    given.lettered += 1;
    return `${letter}${given.lettered}`;
  }
  given.last = Math.max(block.first, given.last + 1);
  return String(given.last);
}

function charged({ totalPaise, sale }: NewOrder) {
  return { total: paiseToRupees(totalPaise), soldOffline: sale };
}

/** Takes an order without the shop: once this resolves, it has its token and survives a crash. */
export async function queueOrder(
  device: Device,
  takenBy: string,
  order: NewOrder,
): Promise<QueuedOrder> {
  const at = now();
  const day = dayInPune(at);
  const takenAt = at.toISOString();
  const clientOrderId = order.form.key;
  return write(async (transaction) => {
    const given = (await tokensOn(transaction, device, day)) ?? {
      deviceId: device.id,
      day,
      blocks: [],
      last: 0,
      lettered: 0,
    };
    const token = nextToken(given, device);
    transaction.objectStore(TOKENS).put(given);
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

/** Puts a corrected order in the place of a refused one; it keeps its id, token and time, and who took it. */
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

/** Only once the shop has it, or has recorded why it was given up. */
export function forgetOrder({ position }: QueuedOrder): Promise<unknown> {
  return write((transaction) => resultOf(transaction.objectStore(ORDERS).delete(position)));
}

/** How many reserved tokens are left today, and the last one given out; null if this browser remembers none. */
export async function tokensLeft(device: Device): Promise<{ last: number; left: number } | null> {
  const given = await inDatabase((database) =>
    tokensOn(database.transaction(TOKENS), device, dayInPune(now())),
  );
  if (!given || given.blocks.length === 0) return null;
  const left = given.blocks.reduce(
    (sum, { first, last }) => sum + Math.max(0, last - Math.max(first - 1, given.last)),
    0,
  );
  return { last: given.last, left };
}

/** Remembers reserved tokens, and forgets those of earlier days. */
export function keepTokens(device: Device, { day, blocks }: ReservedTokens): Promise<unknown> {
  return write(async (transaction) => {
    const store = transaction.objectStore(TOKENS);
    const given = await tokensOn(transaction, device, day);
    store.delete(IDBKeyRange.upperBound([device.id, day], true));
    const last = given?.last || (blocks[0]?.first ?? 1) - 1;
    const lettered = given?.lettered ?? 0;
    store.put({ deviceId: device.id, day, blocks, last, lettered } satisfies GivenTokens);
  });
}
