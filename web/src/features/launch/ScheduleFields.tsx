import { Tick } from '../../ui/Tick.tsx'
import { MomentField } from './MomentField.tsx'
import type { Launching } from './use-launch.ts'

/** Now, or by itself at a moment before the collection. */
export const ScheduleFields = ({ form }: { readonly form: Launching }) => {
  const { text, change, shown, touch } = form
  return (
    <>
      <Tick className="c3" checked={text.scheduled} onChange={(scheduled) => change({ scheduled })}>
        Agendar o lançamento
      </Tick>
      {text.scheduled && (
        <div className="c4">
          <MomentField
            label="Lançar em"
            zone={undefined}
            value={text.launchAt}
            onChange={(launchAt) => change({ launchAt })}
            onBlur={() => touch('launchDate')}
            error={shown('launchDate')}
          />
        </div>
      )}
    </>
  )
}
