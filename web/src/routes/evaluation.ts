import { evaluationEntities } from '@embarca/contracts/evaluation/codes.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationCommands, evaluationRoutes, evaluationSorts } from '@embarca/contracts/evaluation/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDrawerAddress, readRegisterAddress } from '../shared/register/address.ts'

export const evaluationFormRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/evaluationForm',
  validateSearch: (given: Record<string, unknown>) => readDrawerAddress(given),
  loader: ({ context: { reads } }) => reads.pages(evaluationRoutes.forms, { size: 50 }),
  staticData: { title: evaluationLabels.formsTitle, may: evaluationCommands.add.may },
  component: lazyScreen(() => import('../features/evaluation/EvaluationForms.tsx'), 'EvaluationForms'),
})
export const evaluationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/evaluation',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given, evaluationSorts, evaluationEntities),
  staticData: { title: evaluationLabels.title, may: evaluationRoutes.entities.may },
  component: lazyScreen(() => import('../features/evaluation/EvaluationList.tsx'), 'EvaluationList'),
})
export const evaluationDetailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/evaluation/$entityName/$evaluationId',
  staticData: { title: 'Avaliações', may: evaluationRoutes.evaluations.may, unlisted: true },
  component: lazyScreen(() => import('../features/evaluation/EvaluationDetail.tsx'), 'EvaluationDetail'),
})
