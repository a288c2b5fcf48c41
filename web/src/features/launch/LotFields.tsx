import { parseNumber, showNumber } from '../../ui/amounts.ts'
import { TextField } from '../../ui/TextField.tsx'
import { MoneyText } from './MoneyText.tsx'
import { paths } from './paths.ts'
import type { LaunchFields } from './use-launch.ts'

const units = {
  WEIGHT: { suffix: 't', name: 'tonelada' },
  CUBAGE: { suffix: 'm³', name: 'm³' },
  UNIT: { suffix: 'un', name: 'unidade' },
}
/** The unit that a price of a lot refers to. */
export const partName = ({ measure, byBurden }: Pick<LaunchFields, 'measure' | 'byBurden'>) => (byBurden ? 'carga' : units[measure].name)

type Amount = 'amountMinimum' | 'amountMaximum' | 'weightBurden'

const trucks = ({ text }: LaunchFields): string | undefined => {
  const total = parseNumber(text.measure)
  const each = parseNumber(text.weightBurden)
  if (!total || !each) return undefined
  const count = Math.ceil(total / each)
  return `${showNumber(count)} ${count === 1 ? 'carga' : 'cargas'} no lote`
}

/** A volume that several transporters carry in parts: the price of a part, and the least and most that one may take. */
export const LotFields = ({ form }: { readonly form: LaunchFields }) => {
  const { text, change, shown, touch, measure, byBurden } = form
  const amount = (field: Amount, label: string, hint?: string) => (
    <TextField
      className="c3"
      label={label}
      inputMode="decimal"
      suffix={byBurden && field !== 'weightBurden' ? 'cargas' : units[measure].suffix}
      value={text[field]}
      onChange={(value) => change({ [field]: value })}
      onBlur={() => touch(paths[field])}
      error={shown(paths[field])}
      {...(hint !== undefined && { hint })}
    />
  )
  return (
    <>
      {text.type !== 'AUCTION' && text.type !== 'TO_COMBINE' && (
        <MoneyText
          form={form}
          field="pricePerPart"
          path={paths.pricePerPart}
          label={`Preço por ${partName(form)}`}
          required={text.type === 'NORMAL'}
        />
      )}
      {byBurden &&
        amount(
          'weightBurden',
          `${measure === 'WEIGHT' ? 'Peso' : measure === 'CUBAGE' ? 'Volume' : 'Unidades'} de uma carga`,
          trucks(form),
        )}
      {amount('amountMinimum', 'Mínimo por transportadora')}
      {amount('amountMaximum', 'Máximo por transportadora')}
    </>
  )
}
