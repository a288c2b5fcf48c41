import type { CarrierFilterStatus } from '@embarca/contracts/partnership/codes.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { carrierLooks } from './carrier-looks.ts'

/** The relation with a carrier and what marks it. */
export const CarrierStatus = ({ marks }: { readonly marks: readonly CarrierFilterStatus[] }) => (
  <>
    {marks.map((mark) => {
      const { tone, icon, text } = carrierLooks[mark]
      return (
        <StatusPill key={mark} tone={tone} icon={icon}>
          {text}
        </StatusPill>
      )
    })}
  </>
)
