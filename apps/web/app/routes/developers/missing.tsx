export { default, loader } from '../info/not-found.tsx';
