/**
 * The icons of the installed program, made from the drawing of a card's back: the barn star
 * on its blue ground. Nothing is kept in git; the build draws them.
 */
import { deflateSync } from 'node:zlib';

import { facets } from './src/art/paths.ts';

const GROUND = '#2d4973';
const SHADED = '#6e8dbb';
const LIT = '#c9d8ee';
const STRAW = '#f2b93b';

type Point = readonly [x: number, y: number];
interface Shape {
  colour: string;
  polygons: Point[][];
}

/** The icon in a box of 100: its star has that radius, its ground those rounded corners. */
function shapes(radius: number): Shape[] {
  const [lit, shaded] = facets(radius, 50, 50).map(polygonsOf);
  return [
    { colour: LIT, polygons: lit ?? [] },
    { colour: SHADED, polygons: shaded ?? [] },
    { colour: STRAW, polygons: [circle(radius * 0.14)] },
  ];
}

/** The polygons of a path of straight lines. */
function polygonsOf(path: string): Point[][] {
  return path
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => part.replace('M', '').split('L').map((pair) => pair.split(' ').map(Number) as unknown as Point));
}

function circle(radius: number): Point[] {
  return Array.from({ length: 48 }, (_, i) => {
    const turn = (i * Math.PI) / 24;
    return [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)] as const;
  });
}

/** The icon as SVG, with rounded corners. */
export function svgIcon(): string {
  const drawn = shapes(40).map(({ colour, polygons }) => {
    const d = polygons.map((polygon) => `M${polygon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`);
    return `<path fill="${colour}" d="${d.join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="20" fill="${GROUND}"/>${drawn.join('')}</svg>\n`;
}

/**
 * The icon as PNG of that many pixels. One that the system cuts into a shape of its own
 * (`maskable`) has no corners and a smaller star.
 */
export function pngIcon(size: number, maskable: boolean): Buffer {
  const layers = shapes(maskable ? 30 : 40).map(({ colour, polygons }) => ({ rgb: rgbOf(colour), polygons }));
  const ground = rgbOf(GROUND);
  const far = maskable ? 30 : 40;
  const colourAt = (point: Point): number[] =>
    Math.hypot(point[0] - 50, point[1] - 50) > far
      ? ground
      : (layers.filter(({ polygons }) => polygons.some((polygon) => isIn(polygon, point))).at(-1)?.rgb ?? ground);
  // Samples along each side of a pixel: a large picture shows its edges less.
  const fine = size > 256 ? 2 : 4;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < fine * fine; sample++) {
        const point: Point = [
          ((x + ((sample % fine) + 0.5) / fine) * 100) / size,
          ((y + (Math.floor(sample / fine) + 0.5) / fine) * 100) / size,
        ];
        if (!maskable && !inCorners(point, 20)) continue;
        const rgb = colourAt(point);
        rgb.forEach((part, i) => (sum[i] = (sum[i] ?? 0) + part));
        sum[3] = (sum[3] ?? 0) + 1;
      }
      const [red = 0, green = 0, blue = 0, count = 0] = sum;
      const to = y * (size * 4 + 1) + 1 + x * 4;
      rows.set(count === 0 ? [0, 0, 0, 0] : [red / count, green / count, blue / count, (count * 255) / (fine * fine)], to);
    }
  }
  return png(size, rows);
}

function rgbOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** Whether a point is inside the box with rounded corners. */
function inCorners([x, y]: Point, radius: number): boolean {
  const dx = Math.max(radius - x, x - (100 - radius), 0);
  const dy = Math.max(radius - y, y - (100 - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

/** Whether a point is inside a polygon. */
function isIn(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  let [ax, ay] = polygon.at(-1) ?? [0, 0];
  for (const [bx, by] of polygon) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** A picture of red, green, blue and opacity as the file format PNG has it. */
function png(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

/** The check sum of PNG. */
function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
