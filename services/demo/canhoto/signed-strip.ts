import type { Random } from '../random.ts'
import { write } from './glyphs.ts'

export const STRIP_SIZE = { width: 420, height: 190 } as const
/** The topmost layer at a point of the paper: nothing, print, the pen, the stamp. */
export const INK = { none: 0, print: 1, pen: 2, stamp: 3 } as const

/** What a receipt says about its delivery. */
export type CanhotoTexts = {
  /** The city of the customer. */
  readonly place: string
  /** When it was signed: `dd/mm/aa`. */
  readonly date: string
  /** Undefined while the load has no invoice. */
  readonly nfe: number | undefined
}
/** Columns that a character of size one takes. */
const CHARACTER = 6
const NUMBER_ENDS = 408
const capitals = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()

/** Writes the texts of one delivery on a copy of a signed strip. */
export const withTexts = (signed: Uint8Array, { place, date, nfe }: CanhotoTexts): Uint8Array => {
  const pixels = Uint8Array.from(signed)
  const dot = dotsOn(pixels)
  write(`AO LADO. DESTINO: ${capitals(place).slice(0, 28)}`, 14, 29, 1, dot(INK.print, 1))
  const number = nfe === undefined ? '-' : String(nfe).replace(/\B(?=(\d{3})+$)/g, '.')
  const size = number.length > 7 ? 1 : 2
  write(number, NUMBER_ENDS - number.length * CHARACTER * size, 48, size, dot(INK.print, size))
  write(date, 12, 128, 2, dot(INK.pen, 2))
  return pixels
}

const dotsOn = (pixels: Uint8Array) => {
  const { width, height } = STRIP_SIZE
  return (ink: number, thick: number) => (x: number, y: number) => {
    for (let down = 0; down < thick; down++)
      for (let right = 0; right < thick; right++) {
        const [column, row] = [Math.round(x) + right, Math.round(y) + down]
        if (column >= 0 && column < width && row >= 0 && row < height) pixels[row * width + column] = ink
      }
  }
}

/** The strip of an invoice that the customer tears off and signs, without the texts of a delivery. */
export const signedStrip = (random: Random): Uint8Array => {
  const { width, height } = STRIP_SIZE
  const pixels = new Uint8Array(width * height)
  const dot = dotsOn(pixels)
  const print = dot(INK.print, 1)
  const line = (x0: number, y0: number, x1: number, y1: number, draw = print) => {
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0))
    for (let step = 0; step <= steps; step++) draw(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps)
  }
  const box = (x: number, y: number, w: number, h: number, draw = print) => {
    for (const [x0, y0, x1, y1] of [
      [x, y, x + w, y],
      [x, y + h, x + w, y + h],
      [x, y, x, y + h],
      [x + w, y, x + w, y + h],
    ] as const)
      line(x0, y0, x1, y1, draw)
  }

  box(8, 8, width - 17, height - 17)
  line(8, 44, 318, 44)
  line(318, 8, 318, height - 9)
  line(8, 92, 318, 92)
  line(110, 92, 110, height - 9)
  write('RECEBEMOS OS PRODUTOS CONSTANTES DA NOTA FISCAL', 14, 15, 1, print)
  write('NOME LEGIVEL', 14, 49, 1, print)
  write('DATA', 14, 97, 1, print)
  write('IDENTIFICACAO E ASSINATURA', 116, 97, 1, print)
  write('NF-E', 338, 18, 2, dot(INK.print, 2))
  write('SERIE 1', 340, 76, 1, print)

  const drawPen = dot(INK.pen, 2)
  handwriting(random, 24, 72, random.wholeNumber(150, 240), 7, drawPen)
  handwriting(random, 130, 142, random.wholeNumber(110, 170), 19, drawPen)
  line(128, 158 + random.wholeNumber(0, 6), 290, 150 + random.wholeNumber(0, 8), drawPen)
  if (random.chance(0.7)) stamp(random, dot(INK.stamp, 1), dot(INK.stamp, 2), box)
  return pixels
}

/** A quick signature: loops that lean, rise and fall. */
const handwriting = (random: Random, left: number, base: number, length: number, tall: number, draw: (x: number, y: number) => void) => {
  const [fast, slow, lean] = [random.wholeNumber(16, 30) / 100, random.wholeNumber(3, 8) / 100, random.wholeNumber(2, 7)]
  const phase = random.next() * 6
  for (let at = 0; at < length; at += 0.25) {
    const height = tall * (0.45 + 0.55 * Math.abs(Math.sin(at * slow + phase)))
    draw(left + at + lean * Math.cos(at * fast * 1.9 + phase), base - height * Math.sin(at * fast + Math.sin(at * slow * 2)) * 0.8)
  }
}

type Dot = (x: number, y: number) => void
const stamp = (random: Random, thin: Dot, thick: Dot, box: (x: number, y: number, w: number, h: number, draw: Dot) => void) => {
  const [x, y] = [random.wholeNumber(170, 210), random.wholeNumber(52, 70)]
  const [tilt, worn] = [random.wholeNumber(-8, 8) / 100, random.wholeNumber(8, 30) / 100]
  const tilted =
    (draw: Dot): Dot =>
    (px, py) => {
      if (random.next() > worn) draw(px + (y - py) * tilt, py + (px - x) * tilt)
    }
  box(x, y, 128, 44, tilted(thick))
  write('RECEBIDO', x + 16, y + 8, 2, tilted(thick))
  write('CONFERIDO', x + 37, y + 30, 1, tilted(thin))
}
