export { ArrivalPage as ArrivalScreen } from '../features/arrival-proof/ArrivalPage.tsx'
