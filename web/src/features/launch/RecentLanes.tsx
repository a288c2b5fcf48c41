import { Icon } from '../../ui/Icon.tsx'
import type { LaunchText } from './launch-text.ts'
import { habitsOf, laneName } from './memory.ts'

const SHOWN = 4

/** The lanes this user launched last: one click fills in everything that repeats. */
export const RecentLanes = ({ user, onChoose }: { readonly user: string; readonly onChoose: (last: LaunchText) => void }) => {
  const lanes = (habitsOf(user).lanes ?? []).slice(0, SHOWN)
  if (lanes.length === 0) return null
  return (
    <fieldset className="lanes">
      <legend>Repetir uma rota recente</legend>
      {lanes.map((lane) => (
        <button key={laneName(lane)} type="button" className="lane" onClick={() => onChoose(lane)}>
          <Icon name="route" size={14} />
          <span className="cut">{laneName(lane)}</span>
        </button>
      ))}
    </fieldset>
  )
}
