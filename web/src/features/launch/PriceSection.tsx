import type { GuardedPrice } from '../../shared/load/guarded-price.ts'
import { against, money } from '../../shared/load/measures.ts'
import { PriceNote } from '../../shared/load/PriceNote.tsx'
import { parseMoney } from '../../ui/amounts.ts'
import { TextField } from '../../ui/TextField.tsx'
import { AuctionFields } from './AuctionFields.tsx'
import { mainPrice } from './check-offer.ts'
import { LotFields } from './LotFields.tsx'
import { isLot, isOffered } from './launch-text.ts'
import { MoneyText } from './MoneyText.tsx'
import { More } from './More.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import type { Lane } from './use-lane.ts'
import type { LaunchFormState } from './use-launch.ts'

/** The price by way of hiring, the extra costs, how long the offer stays open and when it opens. */
export const PriceSection = ({
  form,
  lane,
  guarded,
}: {
  readonly form: LaunchFormState
  readonly lane: Lane | undefined
  readonly guarded: GuardedPrice | undefined
}) => {
  const { text, change, shown, touch } = form
  const lot = isLot(text)
  const { needed } = mainPrice(text)
  const price = parseMoney(text.type === 'AUCTION' ? text.initialBid : text.freightPrice)
  const median = lot ? undefined : lane?.medianPrice
  const hint =
    median === undefined ? undefined : price ? `${against(price, median)} da mediana, ${money(median)}` : `mediana da rota ${money(median)}`
  const auction = isOffered(text) && text.type === 'AUCTION'
  return (
    <section id="preco" aria-labelledby="preco-title">
      <h2 id="preco-title">Preço e prazo</h2>
      {text.type === 'TO_COMBINE' && isOffered(text) && (
        <p className="aside-note">Sem preço agora: cada transportadora interessada diz o seu, e você combina.</p>
      )}
      {auction && (
        <div className="form-grid">
          <AuctionFields form={form} hint={hint} />
        </div>
      )}
      {lot && (
        <div className="form-grid">
          <LotFields form={form} />
        </div>
      )}
      <div className="form-grid">
        {!auction && !lot && text.type !== 'TO_COMBINE' && (
          <MoneyText
            form={form}
            field="freightPrice"
            label={text.type === 'QUOTATION' ? 'Preço sugerido' : 'Frete'}
            required={needed}
            {...(hint !== undefined && { hint })}
          />
        )}
        <MoneyText form={form} field="referenceValue" label={lot ? 'Referência do lote' : 'Referência'} />
        <MoneyText form={form} field="tollPrice" label="Vale-pedágio" />
        <TextField
          className="c3"
          label="Distância"
          inputMode="decimal"
          suffix="km"
          value={text.distance}
          onChange={(distance) => change({ distance })}
          onBlur={() => touch('freightDistance')}
          error={shown('freightDistance')}
        />
      </div>
      <PriceNote guarded={guarded} />
      <div className="form-grid">
        {isOffered(text) && <OfferTerms form={form} />}
        {!form.edits && <ScheduleFields form={form} />}
      </div>
      <More label="Mais valores" filled={[text.feeDeliveryPrice, text.extraPrice, text.freightPriceDriver].some((value) => value !== '')}>
        <MoneyText form={form} field="feeDeliveryPrice" label="Taxa de entrega" />
        <MoneyText form={form} field="extraPrice" label="Valor extra" />
        <MoneyText form={form} field="freightPriceDriver" label="Frete do motorista" />
      </More>
    </section>
  )
}
