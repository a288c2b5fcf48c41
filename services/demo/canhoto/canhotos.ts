import { type Random, randomFrom } from '../random.ts'
import { png } from './png.ts'
import { type CanhotoTexts, INK, STRIP_SIZE, signedStrip, withTexts } from './signed-strip.ts'

const WIDTH = 460
const HEIGHT = 260
export const VARIANTS = 20
/** Shades from dark to light of the table, the paper, the print, the pen and the stamp. */
const SHADES = 10
const tones = [
  [96, 74, 55],
  [246, 242, 230],
  [70, 70, 78],
  [38, 62, 150],
  [186, 44, 60],
] as const
const palette = tones.flatMap(([red, green, blue]) =>
  Array.from({ length: SHADES }, (_, shade) => {
    const light = 0.62 + (0.38 * shade) / (SHADES - 1)
    return [Math.round(red * light), Math.round(green * light), Math.round(blue * light)] as const
  }),
)
const tableTone = 0
const toneOf = { [INK.none]: 1, [INK.print]: 2, [INK.pen]: 3, [INK.stamp]: 4 } as Readonly<Record<number, number>>

/** Draws a photograph of the signed receipt of one delivery, in one of `VARIANTS` hands and lights. */
export type DrawCanhoto = (variant: number, texts: CanhotoTexts) => Buffer

/** Photographs as phones take them: a strip of paper on a table, slightly rotated, lit from one side. */
export const canhotosFrom = (seed: string): DrawCanhoto => {
  const scenes = Array.from({ length: VARIANTS }, (_, index) => sceneFrom(randomFrom(`${seed}/canhoto/${index}`)))
  return (variant, texts) => {
    const { signed, places, shades } = scenes[variant % VARIANTS]!
    const strip = withTexts(signed, texts)
    const pixels = new Uint8Array(WIDTH * HEIGHT)
    for (let at = 0; at < pixels.length; at++) {
      const place = places[at]!
      pixels[at] = (place < 0 ? tableTone : toneOf[strip[place]!]!) * SHADES + shades[at]!
    }
    return png(WIDTH, HEIGHT, palette, pixels)
  }
}

/** What does not depend on the delivery: the signed paper, the place on it of each point of the photograph, -1 on the table, and the light. */
const sceneFrom = (random: Random) => {
  const signed = signedStrip(random)
  const rotation = (random.wholeNumber(-7, 7) * Math.PI) / 180
  const zoom = random.wholeNumber(96, 112) / 100
  const [cos, sin] = [Math.cos(rotation) / zoom, Math.sin(rotation) / zoom]
  const [moveX, moveY] = [random.wholeNumber(-10, 10), random.wholeNumber(-12, 12)]
  const [lightX, lightY] = [random.wholeNumber(20, WIDTH - 20), random.wholeNumber(-60, HEIGHT)]
  const grain = random.wholeNumber(3, 8)

  const [places, shades] = [new Int32Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT)]
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [fromX, fromY] = [x - WIDTH / 2 - moveX, y - HEIGHT / 2 - moveY]
      const column = Math.round(fromX * cos + fromY * sin + STRIP_SIZE.width / 2)
      const row = Math.round(fromY * cos - fromX * sin + STRIP_SIZE.height / 2)
      const isOnStrip = column >= 0 && column < STRIP_SIZE.width && row >= 0 && row < STRIP_SIZE.height
      const fold = isOnStrip && Math.abs(column - STRIP_SIZE.width * 0.52) < 2 ? 1.5 : 0
      const distance = Math.sqrt((x - lightX) ** 2 + (y - lightY) ** 2) / 62
      const weave = isOnStrip ? 0 : Math.sin(y * 0.35 + Math.sin(x * 0.02) * 3) * 0.8
      const rough = random.next() * grain > grain - 1 ? -1 : 0
      shades[y * WIDTH + x] = Math.max(0, Math.min(SHADES - 1, Math.round(SHADES - 1 - distance - fold + weave + rough)))
      places[y * WIDTH + x] = isOnStrip ? row * STRIP_SIZE.width + column : -1
    }
  return { signed, places, shades }
}

/** Receipts that belong to no load, one in each hand and light. */
export const exampleCanhotos = (seed: string): readonly Buffer[] => {
  const draw = canhotosFrom(seed)
  return Array.from({ length: VARIANTS }, (_, variant) => draw(variant, { place: 'Curitiba', date: '20/11/26', nfe: 1_001 + variant }))
}
