import type { PriceLimits } from '@embarca/contracts/load/price-guard.ts'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { blankForm } from './blank-form.ts'
import { CargoSection } from './CargoSection.tsx'
import { CarrierSection } from './CarrierSection.tsx'
import { CostSidebar } from './CostSidebar.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { guardLaunch } from './guard-launch.ts'
import { LaunchPriceDialog } from './LaunchPriceDialog.tsx'
import { LaunchTitle } from './LaunchTitle.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { isOffered, mayName } from './launch-text.ts'
import { OfferSection } from './OfferSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RecentLanes } from './RecentLanes.tsx'
import { RouteSection } from './RouteSection.tsx'
import { Steps } from './Steps.tsx'
import { TargetSection } from './TargetSection.tsx'
import { useDelivery } from './use-delivery.ts'
import { useLane } from './use-lane.ts'
import { useLaunch } from './use-launch.ts'
import { useRecentLane } from './use-recent-lane.ts'
import type { LaunchProfile, LaunchStart } from './use-start.ts'

type Props = {
  readonly start: LaunchStart
  readonly profiles: readonly LaunchProfile[]
  readonly byBurden: boolean
  readonly limits: PriceLimits
  readonly user: string
  readonly page: string
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** The launch form: the list on the left shows what each section lacks, the sidebar on the right shows the cost and launches. */
export const LaunchForm = ({ start, profiles, byBurden, limits, user, page, now, onLaunched }: Props) => {
  const form = useLaunch({ user, page, start, profiles, byBurden, now, onLaunched })
  const lane = useLane(form)
  const guarded = guardLaunch(form.text, lane, limits)
  const [confirming, setConfirming] = useState(false)
  const submit = () =>
    void form.submit(() => {
      setConfirming(guarded?.level === 'EXTREME')
      return guarded?.level !== 'EXTREME'
    })
  const [at, setAt] = useState('oferta')
  const { reading, repeated, repeat } = useRecentLane(form, profiles)
  const delivery = useDelivery(form, start)
  const [restored, setRestored] = useState(start.restored === true)
  useShortcut({
    keys: 'mod+Enter',
    label: form.edits ? 'Salvar alterações' : 'Lançar frete',
    group: 'Lançamento',
    run: submit,
  })
  useShortcut({ keys: 'mod+s', label: 'Salvar rascunho', group: 'Lançamento', run: () => void form.saveDraft(true) }, { when: !form.edits })
  const startOver = () => {
    setRestored(false)
    const blank = blankForm(Date.now(), form.text.operationGroupId)
    delivery.reset(blank)
    form.startOver(blank)
  }
  const fresh = page === 'new' && !start.draftId && !restored && form.text.origins[0]?.place === undefined
  return (
    <main className="launch" onFocusCapture={({ target }) => setAt(target.closest('section')?.id ?? at)}>
      <Steps sections={form.sections} current={at} isSubmitted={form.isSubmitted} />
      <div className="form">
        <LaunchTitle form={form} start={start} now={now} lane={repeated} {...(restored && { onStartOver: startOver })} />
        {fresh && <RecentLanes reading={reading} onChoose={(one) => void repeat(one)} />}
        <OfferSection form={form} />
        <RouteSection form={form} user={user} />
        <CargoSection form={form} profiles={profiles} />
        <PriceSection form={form} lane={lane} guarded={guarded} />
        {mayName(form.text) && <CarrierSection form={form} />}
        {isOffered(form.text) && <TargetSection form={form} />}
        <ExtrasSection form={form} />
      </div>
      <CostSidebar form={form} lane={lane} guarded={guarded} onSubmit={submit} />
      {confirming && guarded && (
        <LaunchPriceDialog
          guarded={guarded}
          accept={form.edits ? 'Salvar assim mesmo' : 'Lançar assim mesmo'}
          pending={form.pending}
          onConfirm={(confirmed) => {
            setConfirming(false)
            void form.launch(confirmed)
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      <LeaveGuard isUnsaved={form.isUnsaved} saving={form.saving} {...(!form.edits && { onSave: () => form.saveDraft(true) })} />
    </main>
  )
}
