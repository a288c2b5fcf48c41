import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { installShortcuts } from '../../base/keyboard.ts'
import { ExportQuestions } from '../../shared/reports/ExportQuestions.tsx'
import { followTheme } from '../../theme/choice.ts'
import { WidgetSettings } from '../../ui/WidgetSettings.tsx'
import { FeedbackOutlet } from '../shell/FeedbackOutlet.tsx'
import { Sandbox } from './Sandbox.tsx'
import '../../theme/index.css'

followTheme()
installShortcuts()
/** The gallery without login and without a server, opened by tests at `/gallery.html` of Vite. */
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <WidgetSettings>
      <Sandbox />
      <ExportQuestions />
      <FeedbackOutlet />
    </WidgetSettings>
  </QueryClientProvider>,
)
