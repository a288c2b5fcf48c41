import { ProgressSpinner } from 'primereact/progressspinner'

/** Decorative, beside the words that say what is awaited: PrimeReact's is a progress bar without a name. */
const DECORATIVE = { role: undefined, 'aria-busy': undefined, 'aria-hidden': true }

/** Something is awaited here. Within a Button, use its `pending`. */
export const Spinner = ({ size = 16 }: { readonly size?: number }) => (
  <ProgressSpinner style={{ width: size, height: size }} strokeWidth="5" animationDuration="900ms" pt={{ root: DECORATIVE }} />
)
