import { Checkbox } from '../../ui/Checkbox.tsx'
import { PlaceDateTimeField } from './PlaceDateTimeField.tsx'
import type { LaunchFormState } from './use-launch.ts'

/** The offer opens now, or at a scheduled time before the collection. */
export const ScheduleFields = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change, shown, touch } = form
  return (
    <>
      <Checkbox className="c3" checked={text.scheduled} onChange={(scheduled) => change({ scheduled })}>
        Agendar o lançamento
      </Checkbox>
      {text.scheduled && (
        <div className="c4">
          <PlaceDateTimeField
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
