import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'uqr'

const [WIDTH, HEIGHT] = [640, 480]
const FRAMES = 4

/** Arguments of a Chromium whose camera shows this text as a QR code. */
export const cameraShowing = (text: string): readonly string[] => {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor(HEIGHT / size)
  const left = Math.floor((WIDTH - size * scale) / 2)
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++) if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) light[y * WIDTH + left + x] = 16
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  const file = join(mkdtempSync(join(tmpdir(), 'embarca-camera-')), 'qr.y4m')
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...Array(FRAMES).fill(frame)]))
  return ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}
