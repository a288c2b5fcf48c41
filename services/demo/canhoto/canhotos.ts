import { type Random, randomFrom } from '../random.ts'
import { INK, PAPER, signedStrip } from './paper.ts'
import { png } from './png.ts'

const WIDTH = 460
const HEIGHT = 260
const HOW_MANY = 20
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

/** Photographs of signed receipts as phones take them: a strip of paper on a table, never quite straight, lit from one side. */
export const drawCanhotos = (seed: string): readonly Buffer[] =>
  Array.from({ length: HOW_MANY }, (_, index) => photograph(randomFrom(`${seed}/canhoto/${index}`)))

const photograph = (random: Random): Buffer => {
  const paper = signedStrip(random)
  const turn = (random.whole(-7, 7) * Math.PI) / 180
  const zoom = random.whole(96, 112) / 100
  const [cos, sin] = [Math.cos(turn) / zoom, Math.sin(turn) / zoom]
  const [moveX, moveY] = [random.whole(-10, 10), random.whole(-12, 12)]
  const [lightX, lightY] = [random.whole(20, WIDTH - 20), random.whole(-60, HEIGHT)]
  const grain = random.whole(3, 8)

  const pixels = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [fromX, fromY] = [x - WIDTH / 2 - moveX, y - HEIGHT / 2 - moveY]
      const column = Math.round(fromX * cos + fromY * sin + PAPER.width / 2)
      const row = Math.round(fromY * cos - fromX * sin + PAPER.height / 2)
      const onPaper = column >= 0 && column < PAPER.width && row >= 0 && row < PAPER.height
      const fold = onPaper && Math.abs(column - PAPER.width * 0.52) < 2 ? 1.5 : 0
      const far = Math.sqrt((x - lightX) ** 2 + (y - lightY) ** 2) / 62
      const weave = onPaper ? 0 : Math.sin(y * 0.35 + Math.sin(x * 0.02) * 3) * 0.8
      const rough = random.next() * grain > grain - 1 ? -1 : 0
      const shade = Math.max(0, Math.min(SHADES - 1, Math.round(SHADES - 1 - far - fold + weave + rough)))
      const tone = onPaper ? toneOf[paper[row * PAPER.width + column]!]! : tableTone
      pixels[y * WIDTH + x] = tone * SHADES + shade
    }
  return png(WIDTH, HEIGHT, palette, pixels)
}
