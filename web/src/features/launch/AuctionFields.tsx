import { auctionDurations } from '@embarca/contracts/load/codes.ts'
import { money } from '../../shared/load/measures.ts'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { partName } from './LotFields.tsx'
import { isLot } from './launch-text.ts'
import { MoneyText } from './MoneyText.tsx'
import { paths } from './paths.ts'
import type { LaunchFields } from './use-launch.ts'

/** Minutes as hours: `0h15`, `1h30`. */
export const hours = (minutes: number): string => `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
const durations = auctionDurations.map((minutes) => ({ value: String(minutes), label: hours(minutes), detail: `${minutes} min` }))

const nextBid = (form: LaunchFields) => {
  const bid = parseMoney(form.text.initialBid)
  const percent = parseNumber(form.text.reduction)
  return bid && percent ? `próximo lance até ${money(Math.floor(bid * (1 - percent / 100)))}` : 'do lance a superar'
}

/** A reverse auction: the starting price, the least reduction per bid, and the duration. */
export const AuctionFields = ({ form, hint }: { readonly form: LaunchFields; readonly hint: string | undefined }) => {
  const { text, change, shown, touch } = form
  return (
    <>
      <MoneyText
        form={form}
        field="initialBid"
        path={paths.initialBid}
        label={isLot(text) ? `Lance inicial por ${partName(form)}` : 'Lance inicial'}
        required
        className="c4"
        {...(hint !== undefined && { hint })}
      />
      <TextField
        className="c4"
        label="Redução por lance"
        inputMode="decimal"
        suffix="%"
        hint={nextBid(form)}
        value={text.reduction}
        onChange={(reduction) => change({ reduction })}
        onBlur={() => touch(paths.reduction)}
        error={shown(paths.reduction)}
      />
      <SelectField
        className="c4"
        label="Duração do leilão"
        required
        options={durations}
        value={text.auctionDuration || undefined}
        onChange={(auctionDuration) => change({ auctionDuration: auctionDuration ?? '' })}
        error={shown('duration')}
      />
      <Checkbox className="c8" checked={text.extend} onChange={(extend) => change({ extend })}>
        Prorrogar em lance de última hora
      </Checkbox>
      {text.extend && (
        <TextField
          className="c4"
          label="Restam ao menos"
          inputMode="numeric"
          suffix="min"
          value={text.extension}
          onChange={(extension) => change({ extension: extension.replace(/\D/g, '') })}
          onBlur={() => touch(paths.extension)}
          error={shown(paths.extension)}
        />
      )}
    </>
  )
}
