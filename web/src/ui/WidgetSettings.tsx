import { PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'

/** Around the app: without it, PrimeReact's lists throw when the page scrolls under them. */
export const WidgetSettings = ({ children }: { readonly children: ReactNode }) => <PrimeReactProvider>{children}</PrimeReactProvider>
