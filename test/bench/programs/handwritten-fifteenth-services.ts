import { add, groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

type Service = 'economy' | 'standard' | 'express';
type Option = 'fragile' | 'signature' | 'saturday';
interface Parcel {
  readonly id: string;
  readonly customer: string;
  readonly to: string;
  readonly weight: number;
  readonly service: Service;
  readonly size?: { readonly length: number; readonly width: number; readonly height: number };
  readonly value?: number;
  readonly options?: readonly Option[];
}
interface Price {
  readonly net: number;
  readonly zone: number;
  readonly notes: readonly string[];
}

const NEAR = new Set(['DE', 'AT', 'CH']);
const EUROPE = new Set(['FR', 'IT', 'ES', 'NL', 'BE']);
const FAR = new Set(['US', 'CA', 'GB']);

const zoneOf = (from: string, to: string): number => {
  if (to === from) return 0;
  if (NEAR.has(to)) return 1;
  if (EUROPE.has(to)) return 2;
  return FAR.has(to) ? 3 : 4;
};

const RATES: Readonly<Record<Service, { readonly first: readonly number[]; readonly step: readonly number[] }>> = {
  economy: { first: [390, 590, 890, 1490, 1990], step: [60, 90, 140, 300, 420] },
  standard: { first: [490, 790, 1190, 1990, 2690], step: [80, 110, 170, 350, 490] },
  express: { first: [1290, 1790, 2490, 3990, 4990], step: [150, 210, 320, 560, 790] },
};

const billable = ({ weight, size }: Parcel): number =>
  Math.max(weight, size ? Math.floor((size.length * size.width * size.height) / 5) : 0);

const basePrice = (service: Service, zone: number, grams: number): number => {
  const { first, step } = RATES[service];
  const steps = grams <= 1000 ? 0 : Math.floor((grams - 1000 + 499) / 500);
  return first[zone]! + steps * step[zone]!;
};

const surcharge = (option: Option, base: number, service: Service): number => {
  switch (option) {
    case 'fragile':
      return Math.floor((base * 15) / 100);
    case 'signature':
      return 195;
    case 'saturday':
      return service === 'express' ? 800 : service === 'standard' ? 500 : 0;
  }
};

const insurance = (value: number | undefined): number => {
  if (value === undefined) return 0;
  const whole = Math.trunc(value);
  if (whole <= 50) return 0;
  return whole <= 500 ? 150 : 150 + Math.floor((whole - 500) / 2);
};

const priceOf = (from: string, parcel: Parcel): Price => {
  const zone = zoneOf(from, parcel.to);
  const grams = billable(parcel);
  const base = basePrice(parcel.service, zone, grams);
  const extra = total((parcel.options ?? []).map((option) => surcharge(option, base, parcel.service)));
  const insured = insurance(parcel.value);
  const notes: string[] = [];
  if (grams > parcel.weight) notes.push(`volume counts as ${grams} g`);
  if (zone > 2) notes.push('customs');
  if (insured > 0) notes.push(`insured for ${insured} ct`);
  return { net: base + extra + insured, zone, notes };
};

const discount = (cents: number, parcels: number): number => {
  const percent = parcels < 10 ? 0 : parcels < 25 ? 3 : parcels < 50 ? 7 : 12;
  return Math.floor((cents * percent) / 100);
};

const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

type Side = 'buy' | 'sell';
interface Order {
  readonly id: number;
  readonly side: Side;
  readonly owner: string;
  readonly quantity: number;
  readonly price?: number;
}
type Priced = Order & { readonly price: number };
interface Trade {
  readonly buyer: string;
  readonly seller: string;
  readonly price: number;
  readonly quantity: number;
}
interface Book {
  buy: Priced[];
  sell: Priced[];
  readonly trades: Trade[];
}
type OrderEvent = Order | { readonly cancel: number } | { readonly change: number; readonly quantity: number };

const isPriced = (order: Order): order is Priced => order.price !== undefined;

const crosses = (order: Order, resting: Priced): boolean => {
  if (order.price === undefined) return true;
  return order.side === 'buy' ? order.price >= resting.price : order.price <= resting.price;
};

const insert = (orders: Priced[], order: Priced): void => {
  let at = 0;
  while (
    at < orders.length &&
    (order.side === 'buy' ? orders[at]!.price >= order.price : orders[at]!.price <= order.price)
  ) {
    at++;
  }
  orders.splice(at, 0, order);
};

const place = (book: Book, order: Order): void => {
  const resting = order.side === 'buy' ? book.sell : book.buy;
  let left = order.quantity;
  while (left > 0 && resting.length > 0 && crosses(order, resting[0]!)) {
    const best = resting[0]!;
    const quantity = Math.min(left, best.quantity);
    const [buyer, seller] = order.side === 'buy' ? [order.owner, best.owner] : [best.owner, order.owner];
    book.trades.push({ buyer, seller, price: best.price, quantity });
    if (best.quantity > quantity) resting[0] = { ...best, quantity: best.quantity - quantity };
    else resting.shift();
    left -= quantity;
  }
  if (left > 0 && isPriced(order)) insert(book[order.side], { ...order, quantity: left });
};

const handle = (book: Book, event: OrderEvent): void => {
  if ('cancel' in event) {
    book.buy = book.buy.filter(({ id }) => id !== event.cancel);
    book.sell = book.sell.filter(({ id }) => id !== event.cancel);
  } else if ('change' in event) {
    const change = (order: Priced): Priced =>
      order.id === event.change ? { ...order, quantity: event.quantity } : order;
    book.buy = book.buy.map(change);
    book.sell = book.sell.map(change);
  } else {
    place(book, event);
  }
};

interface Level {
  readonly price: number;
  quantity: number;
  count: number;
}

const levelsOf = (orders: readonly Priced[]): Level[] => {
  const levels: Level[] = [];
  for (const { price, quantity } of orders) {
    const last = levels.at(-1);
    if (last?.price === price) {
      last.quantity += quantity;
      last.count++;
    } else {
      levels.push({ price, quantity, count: 1 });
    }
  }
  return levels;
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

export const fifteenthServices: Readonly<Record<string, () => unknown>> = {
  'shipping-rates'() {
    const countries = ['DE', 'AT', 'FR', 'US', 'NL', 'JP', 'GB', 'CH', 'SE'];
    const customers = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];
    const optionLists: readonly (readonly Option[])[] = [['fragile'], ['signature', 'saturday'], ['saturday']];
    const parcels = numbers(160).map((i): Parcel => ({
      id: `P${String(i).padStart(4, '0')}`,
      customer: customers[(i * i + Math.floor(i / 4)) % 5]!,
      to: countries[(i * 7) % 9]!,
      weight: ((i * 137) % 4800) + 50,
      service: (['economy', 'standard', 'express'] as const)[i % 3]!,
      ...(i % 2 === 0 ? { size: { length: (i % 60) + 10, width: (i % 35) + 8, height: (i % 22) + 3 } } : {}),
      ...(i % 6 === 1 ? { value: i * 11 } : i % 6 === 4 ? { value: i * 7.25 } : {}),
      ...(i % 4 === 3 ? { options: optionLists[i % 3]! } : {}),
    }));
    const prices = parcels.map((parcel) => priceOf('DE', parcel));
    const lines = parcels.map(({ id, customer, to, service }, index) => {
      const { net, zone, notes } = prices[index]!;
      const more = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
      return `${id} ${customer.padEnd(6)} ${to} ${service.padEnd(8)} zone ${zone} ${money(net).padStart(9)}${more}`;
    });
    const byCustomer = groupBy(
      parcels.map(({ customer }, index) => ({ customer, net: prices[index]!.net })),
      ({ customer }) => customer,
    );
    const invoices = Array.from(byCustomer, ([customer, entries]) => {
      const net = total(entries.map((entry) => entry.net));
      const reduced = net - discount(net, entries.length);
      const tax = Math.floor((reduced * 19 + 50) / 100);
      const amounts = `${money(net).padStart(10)} ${money(tax).padStart(9)} ${money(reduced + tax).padStart(10)}`;
      return `${customer.padEnd(6)} ${String(entries.length).padStart(3)} parcels ${amounts}`;
    });
    const zones = new Map<number, number>();
    for (const { zone } of prices) add(zones, zone, 1);
    return [
      lines.slice(0, 12),
      invoices.sort(),
      Array.from(zones, ([zone, count]) => `${zone}: ${count}`).sort(),
      Math.max(...lines.map((line) => line.length)),
    ];
  },

  'order-book'() {
    const owners = ['ann', 'bob', 'cem', 'dot', 'eve'];
    const events = numbers(150).map((i): OrderEvent => {
      const side = (i * 7) % 5 < 3 ? 'buy' : 'sell';
      const drift = side === 'buy' ? -((i * 13) % 40) : (i * 11) % 40;
      switch (i % 12) {
        case 5:
          return { cancel: Math.max(1, i - 4) };
        case 8:
          return { change: Math.max(1, i - 2), quantity: (i % 30) + 1 };
        case 11:
          return { id: i, side, owner: `m${i % 4}`, quantity: ((i * 3) % 50) + 1 };
        default:
          return {
            id: i,
            side,
            owner: owners[i % 5]!,
            quantity: ((i * 17) % 60) + 1,
            price: 10000 + drift + (i % 9),
          };
      }
    });
    const book: Book = { buy: [], sell: [], trades: [] };
    for (const event of events) handle(book, event);
    const { trades } = book;
    const volume = total(trades.map(({ quantity }) => quantity));
    const turnover = total(trades.map(({ quantity, price }) => quantity * price));
    const positions = new Map<string, number>();
    for (const { buyer, seller, quantity } of trades) {
      add(positions, buyer, quantity);
      add(positions, seller, -quantity);
    }
    const depth = (['sell', 'buy'] as const).map((side) =>
      levelsOf(book[side])
        .slice(0, 5)
        .map(
          ({ price, quantity, count }) =>
            `${side.padEnd(4)} ${dollars(price)} x ${String(quantity).padStart(4)} (${count})`,
        ),
    );
    return [
      depth,
      trades.length,
      volume,
      dollars(Math.floor(turnover / volume)),
      Array.from(positions, ([name, number]) => `${name} ${number < 0 ? '' : '+'}${number}`).sort(),
      trades.slice(0, 3),
      Math.max(...trades.map(({ price }) => price)),
    ];
  },
};
