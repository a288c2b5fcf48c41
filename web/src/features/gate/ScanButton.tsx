import { scanLabels } from '@embarca/contracts/gate/scanned.pt.ts'
import { readScan, type ScanKind } from '@embarca/contracts/gate/scanned.ts'
import { lazy, Suspense, useState } from 'react'
import { message } from '../../base/feedback.ts'
import { withRetries } from '../../base/lazy-loading.ts'
import { useWedge } from '../../shared/scan/use-wedge.ts'
import { Button } from '../../ui/Button.tsx'

const Scanner = lazy(withRetries(() => import('../../shared/scan/Scanner.tsx').then((part) => ({ default: part.Scanner }))))

/** A CPF is nobody's to read over a shoulder, and the id of a load says nothing. */
const isSecret = (kind: ScanKind) => kind === 'cpf' || kind === 'load'

/** What a code opens: a load, a search, or a driver who arrives. */
export type ScanTargets = {
  readonly onLoad: (loadId: string) => void
  readonly onText: (text: string) => void
  readonly onCpf: (cpf: string) => void
}

/** Reads codes with the camera, or with a scanner that types, wherever the focus is. */
export const ScanButton = ({ onLoad, onText, onCpf }: ScanTargets) => {
  const [isOpen, setOpen] = useState(false)
  const take = (scanned: string) => {
    const { kind, text } = readScan(scanned)
    setOpen(false)
    if (kind === 'unknown') return void message('warning', `${scanLabels.unknown}: ${text.slice(0, 60)}`)
    message('info', isSecret(kind) ? scanLabels[kind] : `${scanLabels[kind]}: ${text}`)
    if (kind === 'load') onLoad(text)
    else if (kind === 'cpf') onCpf(text)
    else onText(text)
  }
  useWedge(take)
  return (
    <>
      <Button size="gate" icon="qrcode" onClick={() => setOpen(true)}>
        Ler código
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Scanner onScan={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
