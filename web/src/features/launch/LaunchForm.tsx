import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { blankForm } from './blank-form.ts'
import { CargoSection } from './CargoSection.tsx'
import { CarrierSection } from './CarrierSection.tsx'
import { CostSidebar } from './CostSidebar.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { LaunchTitle } from './LaunchTitle.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { isOffered, type LaunchText, mayName } from './launch-text.ts'
import { laneName } from './memory.ts'
import { OfferSection } from './OfferSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RecentLanes } from './RecentLanes.tsx'
import { RouteSection } from './RouteSection.tsx'
import { repeatLane } from './repeat-lane.ts'
import { Steps } from './Steps.tsx'
import { TargetSection } from './TargetSection.tsx'
import { useLane } from './use-lane.ts'
import { useLaunch } from './use-launch.ts'
import type { LaunchStart, Profile } from './use-start.ts'

type Props = {
  readonly start: LaunchStart
  readonly profiles: readonly Profile[]
  readonly byBurden: boolean
  readonly user: string
  readonly page: string
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** The launch form: the list on the left shows what each section lacks, the sidebar on the right shows the cost and launches. */
export const LaunchForm = ({ start, profiles, byBurden, user, page, now, onLaunched }: Props) => {
  const form = useLaunch({ user, page, start, profiles, byBurden, now, onLaunched })
  const lane = useLane(form)
  const [at, setAt] = useState('oferta')
  const [repeated, setRepeated] = useState<string>()
  const [restored, setRestored] = useState(start.restored === true)
  useShortcut({
    keys: 'mod+Enter',
    label: form.edits ? 'Salvar alterações' : 'Lançar frete',
    group: 'Lançamento',
    run: () => void form.submit(),
  })
  useShortcut({ keys: 'mod+s', label: 'Salvar rascunho', group: 'Lançamento', run: () => void form.saveDraft(true) }, { when: !form.edits })
  const startOver = () => {
    setRestored(false)
    form.startOver(blankForm(Date.now(), form.text.operationGroupId))
  }
  const repeat = (last: LaunchText) => {
    setRepeated(laneName(last))
    form.change(() => repeatLane(last, Date.now()))
  }
  const fresh = page === 'new' && !start.draftId && !restored && form.text.origins[0]?.place === undefined
  return (
    <main className="launch" onFocusCapture={({ target }) => setAt(target.closest('section')?.id ?? at)}>
      <Steps sections={form.sections} current={at} isSubmitted={form.isSubmitted} />
      <div className="form">
        <LaunchTitle form={form} start={start} now={now} lane={repeated} {...(restored && { onStartOver: startOver })} />
        {fresh && <RecentLanes user={user} onChoose={repeat} />}
        <OfferSection form={form} />
        <RouteSection form={form} user={user} />
        <CargoSection form={form} profiles={profiles} />
        <PriceSection form={form} lane={lane} />
        {mayName(form.text) && <CarrierSection form={form} />}
        {isOffered(form.text) && <TargetSection form={form} />}
        <ExtrasSection form={form} />
      </div>
      <CostSidebar form={form} lane={lane} />
      <LeaveGuard isUnsaved={form.isUnsaved} saving={form.saving} {...(!form.edits && { onSave: () => form.saveDraft(true) })} />
    </main>
  )
}
