import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { statusLook } from '../shared/load/status-look.ts'
import { DensePill } from '../ui/DenseTag.tsx'

/** A load's status in its specified words, with its colour and icon. */
export const StatusWord = ({ status }: { readonly status: string }) => {
  const { tone, icon, text } = statusLook(status as LoadStatus)
  return (
    <DensePill tone={tone} icon={icon}>
      {text}
    </DensePill>
  )
}
