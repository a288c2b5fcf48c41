import { ProgressBar as PrimeProgressBar } from 'primereact/progressbar'

/** Progress from 0 to 1; animated without a share. */
export const ProgressBar = ({ label, share }: { readonly label: string; readonly share?: number }) => (
  <PrimeProgressBar
    aria-label={label}
    showValue={false}
    {...(share === undefined ? { mode: 'indeterminate' } : { value: Math.round(Math.min(1, share) * 100) })}
  />
)
