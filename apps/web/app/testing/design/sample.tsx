import type { ReactNode } from 'react';
import { Section } from '../../ui/panel.tsx';

export function SampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="space-y-8">{children}</div>
    </Section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm text-muted">{name}</h3>
      {children}
    </div>
  );
}
