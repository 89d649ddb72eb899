import { instantInIndia } from "#app/domain/clock.ts";
import { bookCatering } from "./catering.ts";
import { closeDay, openDrawer, reopenDay } from "./closing.ts";
import { compare } from "./comparison.ts";
import { correctMethod, decideClaim, takeBackRefund } from "./corrections.ts";
import { sell, sellToFriend } from "./counter.ts";
import { answerOldest, cancel, changeItems, changeMenu, moveOneOn, undo } from "./office.ts";
import { connectAgain, loseConnection, sellOffline } from "./offline.ts";
import { refundInVain } from "./online.ts";
import { deliver } from "./rider.ts";
import { closeScene, openScene, type Scene, stayLoggedIn } from "./scene.ts";
import { keepPart, makeUp, payBack, takePayment } from "./settling.ts";
import { discard, receiveFromRider, useDrawer } from "./till.ts";
import {
  cancelOwn,
  changeOwn,
  checkOut,
  claim,
  order,
  orderAtTable,
  orderWithoutPaying,
} from "./web-customer.ts";

type Act = (scene: Scene) => Promise<void>;

const atCounter =
  (act: (scene: Scene, counter: Scene["counters"][number]) => Promise<void>): Act =>
  (scene) =>
    act(scene, scene.random.pick(scene.counters));

const follows: [Act, number][] = [
  [answerOldest, 25],
  [moveOneOn, 30],
  [deliver, 12],
  [cancel, 5],
  [undo, 8],
  [changeItems, 9],
  [takePayment, 8],
  [makeUp, 5],
  [payBack, 6],
  [keepPart, 5],
  [correctMethod, 5],
  [takeBackRefund, 3],
  [claim, 6],
  [decideClaim, 5],
  [cancelOwn, 3],
  [changeOwn, 4],
  [bookCatering, 2],
  [atCounter(useDrawer), 3],
  [atCounter(receiveFromRider), 4],
  [atCounter(discard), 1],
];

/** Somebody orders while the shop goes on. */
async function orderOnce(scene: Scene): Promise<void> {
  const { random, clock, customers, counters } = scene;
  if (random.percent(45)) {
    await random.pick([order, order, order, order, checkOut, checkOut, orderAtTable])(
      scene,
      random.pick(customers),
    );
  } else if (random.percent(8)) {
    await sellToFriend(scene);
  } else {
    const counter = random.pick(counters);
    if (counter.offline) sellOffline(scene, counter);
    else await sell(scene, counter);
  }
  for (let act = random.integer(2, 4); act > 0; act -= 1) {
    clock.pass(random.integer(5_000, 30_000));
    await random.pickWeighted(follows)(scene);
  }
}

const MINUTE_MS = 60_000;
const EVENING_MINUTES = 470;

type Turn = [share: number, act: () => Promise<void> | void];

/** Events after this share of the orders has been placed. After every second early closing, the day is reopened. */
function plot(scene: Scene, check: (when: string) => Promise<void>): Turn[] {
  const { counters, day, random } = scene;
  const [first, second] = counters;
  if (!first || !second) throw new Error("A counter is missing");
  const closeTooEarly = async () => {
    await closeDay(scene, day);
    await check("when the day was closed too early");
  };
  const reopen = async () => {
    await reopenDay(scene, day);
    await check("when the day was open again");
  };
  return [
    [0.1, () => bookCatering(scene)],
    [0.2, () => loseConnection(scene, first)],
    [0.25, () => changeMenu(scene)],
    [0.3, () => changeMenu(scene)],
    [0.35, () => orderWithoutPaying(scene)],
    [0.4, () => connectAgain(scene, first)],
    [0.45, () => refundInVain(scene)],
    [0.5, () => check("before the day was closed")],
    [0.55, () => loseConnection(scene, second)],
    [0.58, () => changeMenu(scene)],
    [0.6, () => receiveFromRider(scene, first)],
    [0.62, closeTooEarly],
    [0.75, () => connectAgain(scene, second)],
    ...(random.percent(50) ? [[0.85, reopen] satisfies Turn] : []),
    [0.9, () => loseConnection(scene, first)],
  ];
}

export type EveningCounts = Scene["counts"] & {
  orders: number;
  cancelled: number;
  doubleTaps: number;
  lostAnswers: number;
  faults: string[];
};

/**
 * An evening with this many orders and the day after it, compared with what everybody was told.
 * `atTheEnd` may look at the shop before it stops.
 */
export async function eveningRun(
  seed: number,
  orders: number,
  atTheEnd: (scene: Scene) => Promise<void> = async () => {},
): Promise<EveningCounts> {
  const scene = await openScene(seed);
  const { clock, counters, tally, taps, nextDay, counts } = scene;
  const faults: string[] = [];
  const check = async (when: string) => void faults.push(...(await compare(scene, when)));
  try {
    const opensMs = clock.now.getTime();
    const acts = plot(scene, check);
    await openDrawer(scene);
    for (let placed = 0; placed < orders; placed += 1) {
      const share = placed / orders;
      while (acts[0] && acts[0][0] <= share) await acts.shift()?.[1]();
      const at = opensMs + share * EVENING_MINUTES * MINUTE_MS;
      if (at > clock.now.getTime()) clock.goTo(new Date(at));
      await orderOnce(scene);
    }
    clock.goTo(instantInIndia(nextDay, 11 * 60));
    stayLoggedIn(scene);
    for (const counter of counters) await connectAgain(scene, counter);
    if (tally.lastClosed < scene.day) await closeDay(scene, scene.day);
    await check("the next morning");
    await openDrawer(scene);
    for (let placed = 0; placed < orders / 10; placed += 1) await orderOnce(scene);
    await closeDay(scene, nextDay);
    await check("when the next day was closed");
    for (const act of [payBack, makeUp, cancel, keepPart, payBack]) await act(scene);
    await check("in the end");
    await atTheEnd(scene);
    const { doubled: doubleTaps, lost: lostAnswers } = taps;
    const cancelled = tally.sales.filter(({ isCancelled }) => isCancelled).length;
    return { ...counts, orders: tally.sales.length, cancelled, doubleTaps, lostAnswers, faults };
  } finally {
    await closeScene(scene);
  }
}
