import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The table of contents of the site. */
export default [
  layout('frame/site.tsx', [
    index('routes/home/home.tsx'),
    route('services/express', 'routes/services/express.tsx'),
    route('create', 'routes/services/express.tsx', { id: 'create' }),
    route('services/freight', 'routes/services/freight.tsx'),
    route('services/ecommerce', 'routes/services/ecommerce.tsx'),
    route('services/customs', 'routes/services/customs.tsx'),
    route('services/domestic', 'routes/services/domestic.tsx'),
    route('about', 'routes/info/about.tsx'),
    route('contact', 'routes/info/contact.tsx'),
    route('faq', 'routes/info/faq.tsx'),
    route('legal/terms', 'routes/info/terms.tsx'),
    route('legal/privacy', 'routes/info/privacy.tsx'),
    route('track', 'routes/track/track.tsx'),
    route('receipt/:receiptId', 'routes/book/receipt.tsx'),
    route('auth/login', 'routes/auth/login.tsx'),
    route('auth/register', 'routes/auth/register.tsx'),
    route('auth/forgot', 'routes/auth/forgot.tsx'),
    route('auth/reset', 'routes/auth/reset.tsx'),
    route('auth/confirm-email', 'routes/auth/confirm-email.tsx'),
    route('newsletter/confirm', 'routes/auth/confirm-newsletter.tsx'),
    route('design', 'routes/design/design.tsx'),
    route('*', 'routes/info/not-found.tsx'),
  ]),
  route('services/warehousing', 'routes/services/warehousing.tsx'),
  route('language', 'frame/choose-language.ts'),
  route('auth/logout', 'routes/auth/logout.ts'),
  route('dashboard', 'routes/account/dashboard.tsx', [
    index('routes/account/overview.tsx'),
    route('profile', 'routes/account/profile.tsx'),
  ]),
  route('billing', 'routes/book/billing.tsx'),
] satisfies RouteConfig;
