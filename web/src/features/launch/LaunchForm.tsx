import { useState } from 'react'
import { useShortcut } from '../../lib/keyboard.ts'
import { ago } from '../../lib/load/moments.ts'
import { CargoSection } from './CargoSection.tsx'
import { CostAside } from './CostAside.tsx'
import { blank } from './launch-text.ts'
import { OfferSection } from './OfferSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RouteSection } from './RouteSection.tsx'
import { Steps } from './Steps.tsx'
import { TargetSection } from './TargetSection.tsx'
import { useLane } from './use-lane.ts'
import { useLaunch } from './use-launch.ts'
import type { Profile, Start } from './use-start.ts'

type Props = {
  readonly start: Start
  readonly profiles: readonly Profile[]
  readonly user: string
  readonly page: string
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** The form: sections on the left tell what is missing, the right tells what it should cost and launches. */
export const LaunchForm = ({ start, profiles, user, page, now, onLaunched }: Props) => {
  const form = useLaunch({ user, page, start, profiles, now, onLaunched })
  const lane = useLane(form)
  const [at, setAt] = useState('oferta')
  const [restored, setRestored] = useState(start.restored === true)
  useShortcut({ keys: 'mod+Enter', label: 'Lançar frete', group: 'Lançamento', run: () => void form.go() })
  useShortcut({ keys: 'mod+s', label: 'Salvar rascunho', group: 'Lançamento', run: () => void form.saveDraft(true) })
  const from = form.text.origins[0]?.place
  const to = form.text.destinations.at(-1)?.place
  const saved =
    form.savedAt !== undefined ? `Rascunho salvo ${ago(new Date(form.savedAt).toISOString(), now)}.` : form.draftId ? 'Rascunho.' : ''
  return (
    <main className="launch" onFocusCapture={({ target }) => setAt(target.closest('section')?.id ?? at)}>
      <Steps sections={form.sections} current={at} asked={form.asked} />
      <div className="form">
        <h1>Novo Frete</h1>
        <p className="sub">
          {start.repeats && `Repetindo ${start.repeats}${from && to ? `, ${from.city} → ${to.city}` : ''}. `}
          {restored && (
            <>
              Continuando o que você digitou.{' '}
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  setRestored(false)
                  form.startOver(blank(Date.now(), form.text.operationGroupId))
                }}
              >
                Começar do zero
              </button>{' '}
            </>
          )}
          {saved}
        </p>
        <OfferSection form={form} />
        <RouteSection form={form} user={user} />
        <CargoSection form={form} profiles={profiles} />
        <PriceSection form={form} lane={lane} />
        <TargetSection form={form} />
      </div>
      <CostAside form={form} lane={lane} />
    </main>
  )
}
