import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TabLinks, Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Sample, SampleGroup } from './sample.tsx';

export function Ways() {
  return (
    <SampleGroup title="Ways through a page">
      <Sample name="Breadcrumb">
        <Breadcrumb
          above={[
            { name: 'Home', to: '/' },
            { name: 'Services', to: '/services/express' },
          ]}
          current="Customs"
        />
      </Sample>
      <Sample name="A link in a text">
        <p>
          Prices are on the <TextLink to="/services/express">quote card</TextLink>, with every line
          named.
        </p>
      </Sample>
      <Sample name="Tabs that are links">
        <TabLinks
          label="Dashboard"
          tabs={[
            { name: 'Shipments', to: '/design', current: true },
            { name: 'Billing', to: '/design?tab=billing', current: false },
            { name: 'Pickups', to: '/design?tab=pickups', current: false },
          ]}
        />
      </Sample>
      <Sample name="Tabs within a page">
        <Tabs
          label="Labels"
          tabs={[
            { name: 'Print', content: <p>A 4 by 6 inch label for the printer at your desk.</p> },
            { name: 'Show', content: <p>A code for the courier to scan from your phone.</p> },
            { name: 'Mail', content: <p>A link for whoever hands the parcel over.</p> },
          ]}
        />
      </Sample>
      <Sample name="Questions">
        <Accordion
          name="questions"
          items={[
            { title: 'How long does it take?', content: <p>One to three business days.</p> },
            { title: 'Where do I see a problem?', content: <p>On the tracking page.</p> },
          ]}
        />
      </Sample>
      <Sample name="Pages of a list">
        <Pager previous="/design?before=1" next="/design?after=9" />
      </Sample>
    </SampleGroup>
  );
}
