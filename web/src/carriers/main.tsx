import '@fontsource-variable/inter/wght.css'
import '../theme/index.css'
import './carriers.css'
import { createRoot } from 'react-dom/client'
import { installShortcuts } from '../base/keyboard.ts'
import { followTheme } from '../theme/choice.ts'
import { CarriersApp } from './CarriersApp.tsx'
import { keepCarriersShell } from './keep-shell.ts'

followTheme()
installShortcuts()
keepCarriersShell()
createRoot(document.getElementById('root') as HTMLElement).render(<CarriersApp />)
