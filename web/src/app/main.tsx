import '@fontsource-variable/inter/wght.css'
import '../theme/index.css'
import { createRoot } from 'react-dom/client'
import { listenToKeys } from '../lib/keyboard.ts'
import { tellWhole } from '../lib/whole-words.ts'
import { followTheme } from '../theme/choice.ts'
import { App } from './App.tsx'

followTheme()
listenToKeys()
tellWhole()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
