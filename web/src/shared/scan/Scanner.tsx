// A plain video element: it shows the camera, which no widget does.
import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../base/lazy-module.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './scanner.css'

/** Milliseconds between two looks at the camera. */
const EVERY = 180
/** Pixels: enough for a bar code of 44 digits across the picture. */
const WIDEST = 1280

const decoding = lazyModule(() => import('./decode.ts'))
const faults = {
  denied: 'A câmera não foi liberada. Libere-a no navegador, ou digite o código.',
  none: 'Nenhuma câmera encontrada. Digite o código.',
  broken: 'O leitor não pôde ser aberto. Digite o código.',
} as const
const faultOf = (error: unknown): keyof typeof faults => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'broken'
}

const pictureOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined => {
  const scale = Math.min(1, WIDEST / video.videoWidth)
  if (!Number.isFinite(scale)) return undefined
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}
/** Looks at the camera until a code is read; answers how to stop. */
const look = (video: HTMLVideoElement, onScan: (text: string) => void, onFault: (error: unknown) => void) => {
  const canvas = document.createElement('canvas')
  let stream: MediaStream | undefined
  let isOver = false
  const run = async () => {
    const [{ decode }, camera] = await Promise.all([
      decoding.fetch(),
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: WIDEST } } }),
    ])
    stream = camera
    if (isOver) return stop()
    video.srcObject = camera
    await video.play()
    while (!isOver) {
      const picture = pictureOf(video, canvas)
      const text = picture && (await decode(picture))
      if (text && !isOver) return onScan(text)
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
  }
  const stop = () => {
    isOver = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  run().catch((error: unknown) => isOver || onFault(error))
  return stop
}

type Props = { readonly onScan: (text: string) => void; readonly onClose: () => void }

/** Reads a code with the camera: QR, Code 128 or PDF417; or takes it typed. */
export const Scanner = ({ onScan, onClose }: Props) => {
  // The dialog renders its content later than it mounts.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [fault, setFault] = useState<keyof typeof faults>()
  const [typed, setTyped] = useState('')
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    if (!video) return undefined
    return look(
      video,
      (text) => latest.current(text),
      (error) => setFault(faultOf(error)),
    )
  }, [video])
  return (
    <Dialog open title="Ler código" width={520} onClose={onClose}>
      <div className="scanner">
        {fault ? (
          <p role="alert">{faults[fault]}</p>
        ) : (
          <>
            <video ref={setVideo} muted playsInline aria-label="Imagem da câmera" />
            <p>Aponte para o QR da ordem de embarque, o código de barras da nota, do CT-e ou do MDF-e.</p>
          </>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim()) onScan(typed)
          }}
        >
          <TextField label="Código" value={typed} maxLength={200} onChange={setTyped} />
          <Button type="submit" size="gate" disabled={!typed.trim()}>
            Usar código
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
