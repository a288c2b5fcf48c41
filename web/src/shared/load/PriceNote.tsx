import type { ReactNode } from 'react'
import { FormNote } from '../../ui/FormNote.tsx'
import { basisText, deviationText, type GuardedPrice } from './guarded-price.ts'

type Props = {
  readonly guarded: GuardedPrice | undefined
  /** Also a usual price is compared, and a missing basis is named, quietly. */
  readonly always?: boolean
  readonly children?: ReactNode
}
const titles = { UNUSUAL: 'Preço fora do comum: ', EXTREME: 'Confira o preço: ', USUAL: '' }
const tones = { UNUSUAL: 'warn', EXTREME: 'danger', USUAL: 'quiet' } as const

/** A price compared with its basis, in words: amber far from it, red when it must be typed again. */
export const PriceNote = ({ guarded, always = false, children }: Props) => {
  if (!guarded)
    return always ? (
      <FormNote icon="info" tone="quiet">
        Sem mediana para comparar: menos de três preços nesta rota.
      </FormNote>
    ) : null
  const { level, basis } = guarded
  if (level === 'USUAL' && !always) return null
  return (
    <FormNote icon={level === 'USUAL' ? 'info' : 'warning'} tone={tones[level]}>
      <span role="status" className="num">
        <b>
          {titles[level]}
          {deviationText(guarded)}.
        </b>{' '}
        {basisText(basis)}
      </span>
      {children}
    </FormNote>
  )
}
