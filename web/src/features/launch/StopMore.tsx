import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { StopText } from './launch-text.ts'
import { PlaceDateTimeField } from './PlaceDateTimeField.tsx'
import { codePath, fromPath, measurePath, pricePath } from './paths.ts'
import { changeStop, type StopSide } from './stops.ts'
import { useGoods } from './use-goods.ts'
import type { LaunchFormState } from './use-launch.ts'

const measures = {
  WEIGHT: { label: 'Peso', suffix: 't' },
  CUBAGE: { label: 'Volume', suffix: 'm³' },
  UNIT: { label: 'Quantidade', suffix: 'un' },
}
type Props = {
  readonly form: LaunchFormState
  readonly side: StopSide
  readonly index: number
  readonly many: boolean
  readonly more: boolean
}

/** The fields of a single stop: its part of the load, its order, its time window. */
export const StopMore = ({ form, side, index, many, more }: Props) => {
  const { text, change, shown, touch, measure } = form
  const { products, units } = useGoods()
  const stop = text[side][index]!
  const set = (part: Partial<StopText>) => change((before) => changeStop(before, side, index, part))
  const line = (field: 'orderCode' | 'deadline' | 'observation', label: string, className: string, path?: string) => (
    <TextField
      className={className}
      label={label}
      maxLength={field === 'observation' ? 400 : 60}
      value={stop[field]}
      onChange={(value) => set({ [field]: value })}
      {...(path && { onBlur: () => touch(path), error: shown(path) })}
    />
  )
  return (
    <div className="form-grid of-stop">
      {many && (
        <TextField
          className="c3"
          label={measures[measure].label}
          inputMode="decimal"
          suffix={measures[measure].suffix}
          value={stop.weight}
          onChange={(weight) => set({ weight })}
          onBlur={() => touch(measurePath(side, index))}
          error={shown(measurePath(side, index))}
        />
      )}
      {side === 'destinations' && line('orderCode', 'Pedido', 'c3', codePath(index))}
      {line('observation', 'Observação', many && side === 'destinations' ? 'c6' : many || side === 'destinations' ? 'c9' : 'c12')}
      {more && (
        <>
          <SelectField
            className="c4"
            label="Produto"
            clearable
            placeholder="O mesmo da carga"
            options={products}
            value={stop.productId || undefined}
            onChange={(productId) => set({ productId: productId ?? '' })}
          />
          <SelectField
            className="c4"
            label="Unidade"
            clearable
            placeholder="A mesma da carga"
            options={units}
            value={stop.unitId || undefined}
            onChange={(unitId) => set({ unitId: unitId ?? '' })}
          />
          {side === 'destinations' ? (
            line('deadline', 'Prazo combinado', 'c4')
          ) : (
            <TextField
              className="c4"
              label="Valor desta coleta"
              prefix="R$"
              inputMode="decimal"
              value={stop.price}
              onChange={(price) => set({ price })}
              onBlur={() => touch(pricePath(side, index))}
              error={shown(pricePath(side, index))}
            />
          )}
        </>
      )}
      {more && side === 'origins' && (
        <PlaceDateTimeField
          className="c5"
          label="Coleta a partir de"
          optional
          zone={stop.place?.zone}
          value={stop.from}
          onChange={(from) => set({ from })}
          onBlur={() => touch(fromPath(side, index))}
          error={shown(fromPath(side, index))}
        />
      )}
    </div>
  )
}
