import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { Chosen, StopText } from './launch-text.ts'
import { habitsOf } from './memory.ts'
import { PlaceDateTimeField } from './PlaceDateTimeField.tsx'
import { dateTimePath, placePath } from './paths.ts'
import { StopMore } from './StopMore.tsx'
import { changeStop, hasDetails, type StopSide } from './stops.ts'
import type { LaunchFormState } from './use-launch.ts'
import { chosen } from './use-start.ts'

const REGISTER = 'register:'
const words = {
  origins: { place: 'Coleta', route: referenceRoutes.collectPlaces, recent: 'collect' },
  destinations: { place: 'Entrega', route: referenceRoutes.deliveryPlaces, recent: 'deliver' },
} as const

type Props = {
  readonly form: LaunchFormState
  readonly user: string
  readonly side: StopSide
  readonly index: number
  readonly onRegister: (typed: string) => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
}

/** A stop: its place, its time, and its own fields. A missing place is registered in a dialog. */
export const StopRow = ({ form, user, side, index, onRegister, onRemove, onMove }: Props) => {
  const { text, change, shown, touch } = form
  const stop = text[side][index]!
  const many = text[side].length > 1
  const [more, setMore] = useState(hasDetails(stop))
  const { place, route, recent } = words[side]
  const set = (part: Partial<StopText>) => change((before) => changeStop(before, side, index, part))
  const search = async (typed: string): Promise<readonly Chosen[]> => {
    const { list } = await call(route, typed ? { text: typed, size: 12 } : { size: 12 })
    const found = list.map(chosen)
    if (!typed) {
      const used = habitsOf(user)[recent] ?? []
      return [...used, ...found.filter(({ id }) => !used.some((one) => one.id === id))]
    }
    return [...found, { id: `${REGISTER}${typed}`, name: `Cadastrar “${typed}”`, city: '', state: '', zone: '' }]
  }
  const pick = (option: Chosen | undefined) => {
    if (option?.id.startsWith(REGISTER)) onRegister(option.id.slice(REGISTER.length))
    else
      change((before) => ({
        ...before,
        [side]: before[side].map((one, i) => (i === index ? (option ? { ...one, place: option } : without(one)) : one)),
      }))
    touch(placePath(side, index))
  }
  return (
    <div className="stop">
      <i className={side === 'origins' ? 'mark' : 'mark end'} />
      <AutocompleteField
        className="place"
        label={many ? `${place} ${index + 1}` : place}
        required
        value={stop.place}
        onChange={pick}
        search={search}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ city, state }) => (city ? `${city}, ${state}` : 'novo local')}
        placeholder={side === 'origins' ? 'Local de embarque' : 'Local de entrega'}
        suffix={stop.place && `${stop.place.city}, ${stop.place.state}`}
        error={shown(placePath(side, index))}
        onBlur={() => touch(placePath(side, index))}
      />
      <PlaceDateTimeField
        label="Data e hora"
        value={stop.at}
        zone={stop.place?.zone}
        onChange={(at) => set({ at })}
        onBlur={() => touch(dateTimePath(side, index))}
        error={shown(dateTimePath(side, index))}
      />
      <Menu
        label={`Opções da ${place.toLowerCase()} ${index + 1}`}
        align="end"
        trigger={(ties) => <IconButton icon="more" label={`Opções da ${place.toLowerCase()} ${index + 1}`} {...ties} />}
      >
        {(close) => {
          const then = (run: () => void) => () => {
            close()
            run()
          }
          return (
            <>
              <MenuItem icon="pencil" onSelect={then(() => setMore(!more))}>
                {more ? 'Menos campos' : 'Mais campos'}
              </MenuItem>
              {index > 0 && (
                <MenuItem icon="up" onSelect={then(() => onMove(-1))}>
                  Antes
                </MenuItem>
              )}
              {index < text[side].length - 1 && (
                <MenuItem icon="down" onSelect={then(() => onMove(1))}>
                  Depois
                </MenuItem>
              )}
              <MenuItem icon="trash" onSelect={then(onRemove)}>
                {many ? 'Remover' : 'Limpar'}
              </MenuItem>
            </>
          )
        }}
      </Menu>
      {(more || many) && <StopMore form={form} side={side} index={index} many={many} more={more} />}
    </div>
  )
}

const without = ({ place: _, ...stop }: StopText): StopText => stop
