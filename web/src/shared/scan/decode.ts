import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { turned } from './turned.ts'

// The library would fetch it from a CDN.
prepareZXingModule({ overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) } })

const scanOptions: ReaderOptions = {
  formats: ['QRCode', 'Code128', 'PDF417'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
}

/** Bars are read along straight lines: a picture that is held askew is turned back. */
const TURNS = [0, 12, -12, 25, -25]

/** The text of a bar code or QR code in a picture; undefined: there is none. */
export const decode = async (picture: ImageData): Promise<string | undefined> => {
  for (const degrees of TURNS) {
    const [found] = await readBarcodes(degrees === 0 ? picture : turned(picture, degrees), scanOptions)
    if (found?.text) return found.text
  }
  return undefined
}
