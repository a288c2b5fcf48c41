import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { MoneyField } from '../../ui/MoneyField.tsx'
import type { GuardedPrice } from './guarded-price.ts'
import { PriceNote } from './PriceNote.tsx'

type PriceConfirmed = { readonly median: number; readonly loads: number }
export type PriceConfirmation = {
  /** The warning, and for an extreme price the field in which it is typed again; nothing for a usual price. */
  readonly note: ReactNode
  /** Whether the price may be sent; otherwise the field says what it lacks. */
  readonly pass: () => boolean
  /** What the user confirmed, for the log. */
  readonly confirmed: { readonly priceConfirmed?: PriceConfirmed }
}

/** The guard of one price in a dialog. Another price needs its own confirmation. */
export const usePriceConfirmation = (guarded: GuardedPrice | undefined, { always = false } = {}): PriceConfirmation => {
  const [typed, setTyped] = useState<number>()
  const [isAsked, setAsked] = useState(false)
  const extreme = guarded?.level === 'EXTREME' ? guarded : undefined
  const passes = extreme === undefined || typed === extreme.price
  const note = (
    <PriceNote guarded={guarded} always={always}>
      {extreme && (
        <MoneyField
          label="Digite o valor de novo para confirmar"
          required
          className="price-again"
          value={typed}
          onChange={setTyped}
          error={isAsked && !passes ? 'O valor digitado não é o mesmo.' : undefined}
        />
      )}
    </PriceNote>
  )
  return {
    note,
    pass: () => {
      flushSync(() => setAsked(true))
      if (!passes) document.querySelector<HTMLElement>('.price-again input')?.focus()
      return passes
    },
    confirmed: extreme && passes ? { priceConfirmed: { median: extreme.basis.value, loads: extreme.basis.loads } } : {},
  }
}
