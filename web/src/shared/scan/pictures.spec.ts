import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, type WriterOptions, writeBarcode } from 'zxing-wasm/writer'
import { decode } from './decode.ts'

const { resolve } = createRequire(import.meta.url)
const wasmOf = (part: string) => new Uint8Array(readFileSync(resolve(`zxing-wasm/${part}/zxing_${part}.wasm`))).buffer as ArrayBuffer

type Grey = { readonly width: number; readonly height: number; readonly at: (x: number, y: number) => number }
const LIGHT = 235
const [WIDTH, HEIGHT] = [960, 720]

/** A code in black and white, with a quiet zone, drawn to fill most of a picture and turned by `degrees`. */
const pictured = async (text: string, format: WriterOptions['format'], degrees: number): Promise<Grey> => {
  const { symbol } = await writeBarcode(text, { ...(format && { format }), scale: 1 })
  const isFlat = format === 'Code128'
  const [wide, high] = [symbol.width, isFlat ? Math.round(symbol.width / 3) : symbol.height]
  const scale = Math.min((WIDTH * 0.62) / wide, (HEIGHT * 0.62) / high)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return {
    ...{ width: WIDTH, height: HEIGHT },
    at: (x, y) => {
      const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2]
      const across = Math.floor((dx * cos + dy * sin) / scale + wide / 2)
      const down = Math.floor((dy * cos - dx * sin) / scale + high / 2)
      if (across < 0 || down < 0 || across >= wide || down >= high) return LIGHT
      return symbol.data[(isFlat ? 0 : down) * symbol.width + across]! > 127 ? LIGHT : 20
    },
  }
}
/** Each pixel as the mean of those around it, and as dark as asked. */
const photographed = ({ width, height, at }: Grey, blur: number, brightness: number): ImageData => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0]
      for (let dy = -blur; dy <= blur; dy++) for (let dx = -blur; dx <= blur; dx++) [sum, count] = [sum + at(x + dx, y + dy), count + 1]
      const value = (sum / count) * brightness
      data.set([value, value, value, 255], (y * width + x) * 4)
    }
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

const codes = [
  ['QRCode', 'embarca:133d541a-7c87-4ce3-9c13-a36799b40f19'],
  ['Code128', '35260112345678000195550010000012341123456786'],
  ['PDF417', '35260112345678000195570010000012341123456789'],
] as const
const looks = [
  ...[-30, -12, 8, 25].map((degrees) => ({ degrees, blur: 0, brightness: 1 })),
  ...[4, -7].map((degrees) => ({ degrees, blur: 1, brightness: 1 })),
  ...[0.45, 0.2].map((brightness) => ({ degrees: -3, blur: 0, brightness })),
  { degrees: 10, blur: 1, brightness: 0.4 },
  { degrees: 180, blur: 0, brightness: 0.8 },
]

describe('pictures of codes, tilted, blurred and dark', () => {
  beforeAll(() => {
    prepareZXingModule({ overrides: { wasmBinary: wasmOf('reader') } })
    prepareWriter({ overrides: { wasmBinary: wasmOf('writer') } })
  })
  const cases = codes.flatMap(([format, text]) => looks.map((look) => ({ format, text, ...look })))
  it(`are ${codes.length * looks.length}`, () => expect(cases).toHaveLength(30))
  it.each(cases)(
    '$format, turned by $degrees, blurred by $blur, brightness $brightness',
    async ({ format, text, degrees, blur, brightness }) => {
      expect(await decode(photographed(await pictured(text, format, degrees), blur, brightness))).toBe(text)
    },
  )
  it('a picture without a code has none', async () =>
    expect(await decode(photographed({ width: 64, height: 64, at: () => LIGHT }, 0, 1))).toBeUndefined())
})
