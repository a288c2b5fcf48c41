import { type EstimateLook, estimateTip } from '../../shared/load/estimate-look.ts'
import { StatusText } from '../../ui/StatusText.tsx'
import { Peek, PeekLines } from './Peek.tsx'

/** When the next delivery is expected; its panel says how sure that is. */
export const CardEstimate = ({ look }: { readonly look: EstimateLook }) => (
  <dd className="eta num">
    <Peek
      label="Previsão de chegada"
      panel={
        <>
          <b>Previsão de chegada</b>
          <PeekLines
            lines={[
              [look.expected, look.outlook],
              ['Faixa', look.range],
            ]}
          />
          <p className="peek-note">
            {look.source}
            {look.old && ` (${look.old})`}
          </p>
        </>
      }
    >
      <StatusText tone={look.tone} icon={look.icon} title={estimateTip(look)}>
        {look.text}
        <span className="hidden-text">, {look.outlook}</span>
      </StatusText>
    </Peek>
  </dd>
)
