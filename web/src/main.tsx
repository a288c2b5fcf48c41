import '@fontsource-variable/inter/wght.css'
import './theme/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { installShortcuts } from './base/keyboard.ts'
import { installTruncationTooltip } from './base/truncation-tooltip.ts'
import { followTheme } from './theme/choice.ts'

followTheme()
installShortcuts()
installTruncationTooltip()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
